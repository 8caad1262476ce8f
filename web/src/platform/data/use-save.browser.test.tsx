import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient, QueryClientProvider } from "./query-client.ts";
import { useSave } from "./use-save.ts";

const save = page.getByRole("button", { name: "Save" });
const status = page.getByRole("status");

function Example({ change, onSaved }: { change(): Promise<string>; onSaved?(result: string): void }) {
  const saving = useSave(change, onSaved);
  return (
    <>
      <button type="button" onClick={() => saving.run(undefined)}>
        Save
      </button>
      <button type="button" onClick={saving.dismiss}>
        Dismiss
      </button>
      <p role="status">{saving.error?.message ?? (saving.isSaving ? "saving" : "ready")}</p>
    </>
  );
}

function renderWith(change: () => Promise<string>, onSaved?: (result: string) => void) {
  const props = onSaved === undefined ? { change } : { change, onSaved };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Example {...props} />
    </QueryClientProvider>,
  );
}

test("a second press while a change is made changes nothing", async () => {
  const answer = Promise.withResolvers<string>();
  const saved: string[] = [];
  let calls = 0;
  const change = () => {
    calls += 1;
    return answer.promise;
  };
  await renderWith(change, (result) => saved.push(result));
  await userEvent.dblClick(save);
  await expect.element(status).toHaveTextContent("saving");
  answer.resolve("done");
  await expect.element(status).toHaveTextContent("ready");
  expect(calls).toBe(1);
  expect(saved).toEqual(["done"]);
});

test("a failure is told, and the next change forgets it", async () => {
  let calls = 0;
  await renderWith(async () => {
    calls += 1;
    if (calls === 1) throw new Error("no connection");
    return "done";
  });
  await userEvent.click(save);
  await expect.element(status).toHaveTextContent("no connection");
  await userEvent.click(save);
  await expect.element(status).toHaveTextContent("ready");
});

test("what comes of a change is told, also when an earlier error is dismissed meanwhile", async () => {
  const answer = Promise.withResolvers<string>();
  await renderWith(() => answer.promise);
  await userEvent.click(save);
  await userEvent.click(page.getByRole("button", { name: "Dismiss" }));
  answer.reject(new Error("no connection"));
  await expect.element(status).toHaveTextContent("no connection");
});

test("a screen that was left is not told", async () => {
  const answer = Promise.withResolvers<string>();
  const saved: string[] = [];
  const { unmount } = await renderWith(
    () => answer.promise,
    (result) => saved.push(result),
  );
  await userEvent.click(save);
  await unmount();
  answer.resolve("done");
  await answer.promise;
  expect(saved).toEqual([]);
});
