import { programmeVersionId } from "@mindle/domain/catalogue/paths";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { programmeQuery } from "../catalogue.ts";
import { createQueryClient, QueryClientProvider } from "../query-client.ts";
import type { Loadable } from "../use-loadable.ts";
import { useOwnProgramme } from "./own-programmes.ts";

const ID = "um-eng-v2s";

function programme(version: number): Programme {
  const text = { ko: `${version}번째`, en: `Version ${version}` };
  return { version, programName: text, character: "Riggy", steps: {}, recommendedDays: [], goals: [] };
}

/** What the first render shows to a user with this version, when these documents have been read. */
function shown(version: number | undefined, read: Readonly<Record<string, Programme | null>>) {
  const queryClient = createQueryClient();
  for (const [id, data] of Object.entries(read)) {
    queryClient.setQueryData<Programme | null>(programmeQuery(id).queryKey, data);
  }
  let value: Loadable<Programme | null> | undefined;
  const Probe = () => {
    value = useOwnProgramme(ID, version);
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  return value;
}

const first = programmeVersionId(ID, 1);

test("a user without a version, or with the newest, gets the newest", () => {
  for (const version of [undefined, 2]) {
    expect(shown(version, { [ID]: programme(2) })).toEqual({ status: "ready", data: programme(2) });
  }
});

test("a user who began an older version gets that one, and never another in its place", () => {
  expect(shown(1, { [ID]: programme(2), [first]: programme(1) })).toEqual({
    status: "ready",
    data: programme(1),
  });
  expect(shown(1, { [ID]: programme(2) })).toEqual({ status: "loading" });
});

test("a programme that does not exist has no version either", () => {
  expect(shown(1, { [ID]: null })).toEqual({ status: "ready", data: null });
  expect(shown(1, {})).toEqual({ status: "loading" });
});
