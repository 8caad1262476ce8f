import { type ContentPage, ContentPageProvider } from "../page-context.ts";
import { PageWidgets } from "../page-widgets.tsx";
import type { PreparedStep } from "../step/step.ts";
import { stepPage } from "../step/step-page.ts";
import { type FinishAttempt, useStepPage } from "../step/use-step-page.ts";
import { EXAMPLE_IMAGES } from "./example-images.ts";

interface ShownPageProps {
  readonly step: PreparedStep;
  readonly viewNo: number;
  onFinish(attempt: FinishAttempt): void;
}

/** A page of a step with the answers of a user, in Korean. */
export function ShownPage({ step, viewNo, onFinish }: ShownPageProps) {
  const shown = stepPage(step.content, viewNo);
  if (shown === undefined) throw new Error(`the step has no page ${viewNo}`);
  const { form, today, finish } = useStepPage({
    step,
    shown,
    user: { nickname: "" },
  });
  const around: ContentPage = {
    language: "ko",
    today,
    answers: form.page.answers,
    stepTitle: "",
    viewNo,
    lastViewNo: step.content.pages.length,
    assetUrl: () => undefined,
    mediaFailed: () => {},
    finish: () => onFinish(finish({ locale: "ko", version: undefined })),
    finishAfter: () => {},
    wasFinished: () => false,
    isFinishing: false,
    images: EXAMPLE_IMAGES,
  };
  return (
    <ContentPageProvider value={around}>
      <PageWidgets {...form} onWidgetFailed={() => {}} />
    </ContentPageProvider>
  );
}
