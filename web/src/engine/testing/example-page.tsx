import type { Language } from "@mindle/domain/catalogue/language";
import type { WidgetExamples } from "@mindle/domain/widgets/widget";
import { useId, useState } from "react";
import type { WordField } from "../../platform/safety/watch-fields.ts";
import { type ContentPage, ContentPageProvider } from "../page-context.ts";
import type { ClientWidget } from "../widget-view.ts";
import { exampleAsset } from "./example-assets.ts";
import { EXAMPLE_IMAGES } from "./example-images.ts";

/** One state of a widget: example props by name, and the value that it begins with. */
export interface WidgetState {
  readonly props: string;
  /** Empty without one. */
  readonly value?: unknown;
  /** Whether the page was tried to be finished. */
  readonly isRefused?: boolean;
  readonly isDisabled?: boolean;
}

interface ExamplePageProps extends WidgetState {
  readonly widget: ClientWidget;
  readonly examples: WidgetExamples<unknown, unknown>;
  readonly language: Language;
  /** What differs from the usual page. */
  readonly page?: Partial<ContentPage>;
  /** Told of each change. */
  onValue?(value: unknown): void;
  /** Told of each change that throws something away. */
  onDiscard?(left: unknown): void;
  onFinish?(): void;
}

/** A widget on a page of its own, which keeps its value. */
export function ExamplePage({
  widget,
  examples,
  props: name,
  value: initial,
  isRefused = false,
  isDisabled = false,
  language,
  page: different,
  onValue,
  onDiscard,
  onFinish,
}: ExamplePageProps) {
  const props = examples.props[name];
  const { definition } = widget;
  const [value, setValue] = useState(() => initial ?? definition?.empty(props));
  const page: ContentPage = {
    language,
    today: "2026-11-22",
    answers: {},
    stepTitle: language === "ko" ? "두 목소리" : "Two voices",
    viewNo: 2,
    lastViewNo: 5,
    assetUrl: exampleAsset,
    mediaFailed: () => {},
    finish: () => onFinish?.(),
    finishAfter: () => {},
    wasFinished: () => false,
    isFinishing: false,
    images: EXAMPLE_IMAGES,
    ...different,
  };
  const change = (next: unknown) => {
    setValue(() => next);
    onValue?.(next);
  };
  return (
    <ContentPageProvider value={page}>
      <widget.View
        id={useId()}
        props={props}
        value={value}
        onChange={change}
        onDiscard={(left) => {
          change(left);
          onDiscard?.(left);
        }}
        problems={isRefused && definition !== undefined ? definition.check(value, props) : []}
        disabled={isDisabled}
      />
    </ContentPageProvider>
  );
}

/** The states in which every widget is shown: empty, each valid value, each refused one, and read-only. */
export function statesOf({ props, valid, invalid }: WidgetExamples<unknown, unknown>): WidgetState[] {
  const [firstValid] = valid;
  return [
    ...Object.keys(props).map((name) => ({ props: name })),
    ...valid.map((example) => ({ props: example.props, value: example.value })),
    ...invalid.map((example) => ({ props: example.props, value: example.value, isRefused: true })),
    ...(firstValid === undefined ? [] : [{ ...firstValid, isDisabled: true }]),
  ];
}

/** Inputs that hold no words, whatever is typed. */
const WORDLESS = ["range", "radio", "checkbox", "number", "file"];

/** The fields of a page into which anything can be typed: by what the browser lets in, not by what the product looks at. */
export function wordFieldsIn(container: HTMLElement): readonly WordField[] {
  const fields = container.querySelectorAll<WordField>("input:enabled, textarea:enabled");
  return [...fields].filter(({ type }) => !WORDLESS.includes(type));
}
