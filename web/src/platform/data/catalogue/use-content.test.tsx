import type { PageData } from "@mindle/domain/catalogue/public-content";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { seedContent } from "../catalogue.ts";
import { createQueryClient, QueryClientProvider } from "../query-client.ts";
import type { Loadable } from "../use-loadable.ts";
import { useOrder, usePackage } from "./use-content.ts";

/** What a hook returns in the first render of a page that came with this content. */
function firstRender(content: PageData, useValue: () => Loadable<unknown>): Loadable<unknown> {
  const queryClient = createQueryClient();
  seedContent(queryClient, content);
  let value: Loadable<unknown> | undefined;
  const Probe: FunctionComponent = () => {
    value = useValue();
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  if (value === undefined) throw new Error("nothing was rendered");
  return value;
}

test("content that came with the page is there in the first render", () => {
  const content: PageData = { "orders/causes": ["Flippy"] };
  expect(firstRender(content, () => useOrder("causes"))).toEqual({ status: "ready", data: ["Flippy"] });
});

test("that a package does not exist is known, too", () => {
  const content: PageData = { "packages/nobody": null };
  expect(firstRender(content, () => usePackage("nobody"))).toEqual({ status: "ready", data: null });
});

test("other content is loading", () => {
  const content: PageData = { "orders/causes": ["Flippy"] };
  expect(firstRender(content, () => useOrder("journeys"))).toEqual({ status: "loading" });
});
