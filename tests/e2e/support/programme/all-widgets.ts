import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { Activity, Component, ContentPack } from "@mindle/domain/content/activity";
import { isRecord } from "@mindle/domain/text/json";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import * as z from "zod/mini";
import { fromRoot } from "../../../../scripts/internal/paths.ts";
import { packOf, putActivity, putConfig, putDocument } from "../../../support/functions/content.ts";

/** Of the programmes that are there. */
const SOUND = addressOf("rest-*.mp3");
const FILM = addressOf("two-voices-*.mp4");
const CAPTIONS = addressOf("two-voices-ko-*.vtt");
const PICTURE = "/app-icon-192.png";

const FIRST = "d1-s1";
/** The step that shows the answers of the first one once more. */
export const SECOND = "d1-s2";

interface PageOf {
  readonly pageId: string;
  readonly components: readonly Component[];
  readonly foreignKeys: Activity["foreignKeys"];
}

/**
 * Stores a programme of two free steps: one page for each widget with its first example props, and a page that shows all
 * answers, in the same step and in another one. Resolves to its id.
 */
export async function storeAllWidgets(): Promise<string> {
  const programId = `all-${randomUUID()}`;
  const foreignKeys = recalls(programId);
  const widgets = Object.keys(WIDGETS).map((type) => ({
    pageId: type,
    components: around([component(type)]),
    foreignKeys: {},
  }));
  const recap = {
    pageId: "recap",
    components: around(Object.keys(foreignKeys).map(answerText)),
    foreignKeys,
  };
  await storeStep(programId, FIRST, [...widgets, recap]);
  await storeStep(programId, SECOND, [recap]);
  await putDocument<Programme>(`programs/${programId}`, {
    version: 1,
    programName: { ko: "모든 조각", en: "All widgets" },
    character: "Riggy",
    steps: Object.fromEntries(
      [FIRST, SECOND].map((stepId) => [
        stepId,
        { title: TITLE, icon: "video", edrepDoc: `${programId}.${stepId}` },
      ]),
    ),
    recommendedDays: [3],
    goals: [TITLE],
  });
  return programId;
}

const TITLE = { ko: "모든 조각", en: "All widgets" } as const;

/** A component with a head above and the button below it, where it is neither itself. */
function around(components: readonly Component[]): readonly Component[] {
  const isThere = (type: string) => components.some((each) => each.type === type);
  return [
    ...(isThere("content-head") ? [] : [component("content-head")]),
    ...components,
    ...(isThere("next-button") ? [] : [component("next-button")]),
  ];
}

/** A widget with the first of its example props. */
function component(type: string): Component {
  const bind = WIDGETS[type]?.definition === undefined ? undefined : modelOf(type);
  return { type, props: propsOf(type), ...(bind === undefined ? {} : { bind }) };
}

function propsOf(type: string) {
  const [props] = Object.values(WIDGETS[type]?.examples.props ?? {});
  return z.parse(z.json(), JSON.parse(JSON.stringify(props)));
}

/** Name of a widget's model: hashtagPickerV1. */
function modelOf(type: string): string {
  return type.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function answerText(name: string): Component {
  return { type: "text", props: { ko: `{${name}}`, en: `{${name}}` } };
}

/** The answers of all pages of the first step. */
function recalls(programId: string): Activity["foreignKeys"] {
  const answered = Object.entries(WIDGETS).filter(([, { definition }]) => definition !== undefined);
  return Object.fromEntries(
    answered.map(([type]) => {
      const id = pageIdOf(programId, FIRST, type);
      const model = modelOf(type);
      return [model, { instance: `${id}+${id}`, model, widget: type, props: propsOf(type) }];
    }),
  );
}

function pageIdOf(programId: string, stepId: string, pageId: string): string {
  return `${programId}.${stepId}.${pageId}`;
}

async function storeStep(programId: string, stepId: string, pages: readonly PageOf[]): Promise<void> {
  const gcId = `${programId}.${stepId}`;
  const usedBy = [{ programId, stepId }];
  const pack = packOf(
    { programId, stepId, gcId, version: 1 },
    pages.map(({ pageId, foreignKeys }) => {
      const id = pageIdOf(programId, stepId, pageId);
      const recalls = Object.values(foreignKeys).map(({ instance }) => instance);
      return { pageId, activityId: id, configId: id, recalls };
    }),
  );
  await putDocument<ContentPack>(`compacks/${gcId}`, {
    ...pack,
    packageBase: { ...pack.packageBase, title: TITLE },
  });
  await Promise.all(
    pages.flatMap(({ pageId, components, foreignKeys }) => {
      const id = pageIdOf(programId, stepId, pageId);
      const activity: Activity = {
        mainViews: { main: { root: [...components] } },
        defineModels: Object.fromEntries(
          components.flatMap(({ bind, type }) => (bind === undefined ? [] : [[bind, { widget: type }]])),
        ),
        foreignKeys,
        subIdGenerators: {},
      };
      const config = { configJson: {}, assets: Object.assign({}, ...components.map(assetsOf)) };
      return [putActivity(id, { activity, usedBy }), putConfig(id, { config, usedBy })];
    }),
  );
}

/** An address for each asset that a component's props name. */
function assetsOf({ type, props }: Component): Record<string, string> {
  return addressesIn(props, type === "video" ? FILM : SOUND);
}

function addressesIn(props: unknown, medium: string): Record<string, string> {
  if (Array.isArray(props)) return Object.assign({}, ...props.map((each) => addressesIn(each, medium)));
  if (!isRecord(props)) return {};
  const isMedium = "transcript" in props;
  return Object.assign(
    {},
    ...Object.entries(props).map(([name, value]) => {
      if (name !== "asset" && name !== "captions") return addressesIn(value, medium);
      const address = name === "captions" ? CAPTIONS : isMedium ? medium : PICTURE;
      const keys = isRecord(value) ? Object.values(value) : [value];
      return Object.fromEntries(keys.map((key) => [key, address]));
    }),
  );
}

/** The address of a file whose name has a hash. */
function addressOf(name: string): string {
  const [file] = globSync(`assets/${name}`, { cwd: fromRoot("web/public") });
  if (file === undefined) throw new Error(`web/public/assets has no ${name}`);
  return `/${file}`;
}
