import * as z from "zod/mini";
import { character, contentId, instanceId, programId, programmeVersion, stepId } from "../api/fields.ts";
import { localizedText } from "../catalogue/localized.ts";
import { sceneChild } from "../catalogue/scene.ts";
import { HELP_KINDS } from "../safety/help-kind.ts";

// Content of a step as it is published: compiled from what authors write, stored and sent as it is here.

/** Name of a model or recall, as expressions and texts use it. */
export const modelName = z
  .string()
  .check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, "expected a name such as myPlaces"));

const expression = z.string();

/**
 * `care`: words of care, beside which no child smiles; pages that can bring the help card need no mark. The others are of replies: the
 * child reaches out (`warm`, as beside every reply without a mood), is glad (`greet`) or proud.
 */
export const componentMood = z.enum(["care", "warm", "greet", "proud"]);

/** One widget on a page. */
const component = z.object({
  /** A widget's type. The client shows a quiet placeholder for one it does not know. */
  type: z.string(),
  /** The widget's props; absent where the config has them. */
  props: z.optional(z.json()),
  /** Key of the config's configJson that holds the props. */
  config: z.optional(z.string()),
  /** Model that holds the answer. */
  bind: z.optional(modelName),
  /** May be left empty; the answer is then stored as skipped. */
  optional: z.optional(z.literal(true)),
  /** Condition under which it is shown, and under which it is disabled. */
  visible: z.optional(expression),
  disabled: z.optional(expression),
  /** The answer is removed when it is hidden; otherwise it is kept. */
  clear: z.optional(z.literal(true)),
  /** Signed-out people get a sign-in button in its place. */
  requiresLogin: z.optional(z.literal(true)),
  /** The journal does not quote the answer: it would meet the person there unasked. */
  notInJournal: z.optional(z.literal(true)),
  /** How the child beside it looks: see `componentMood`. */
  mood: z.optional(componentMood),
});

export type Component = z.output<typeof component>;

/** A page that was replaced, and what turns its answers into those of the page that replaced it. */
export const replacedPage = z.object({
  instance: instanceId,
  /** Names of migrations, in the order in which they are applied. */
  migrations: z.array(z.string()),
});

export type ReplacedPage = z.output<typeof replacedPage>;

/** An answer of another page that a page reads. */
const foreignKey = z.object({
  /** Where it is stored. */
  instance: instanceId,
  model: modelName,
  /** Type and props of the widget that asked, so that the answer can be shown without that page. */
  widget: z.string(),
  props: z.json(),
  /** Pages that this one replaced, newest first; read where `instance` has no answer. */
  replaced: z.optional(z.array(replacedPage)),
});

export type ForeignKey = z.output<typeof foreignKey>;

/** How instances of an activity that can be answered again are told apart. */
const subIdGenerator = z.enum(["day", "count"]);

/** The structure of one or several pages. */
export const activity = z.object({
  /** Trees by name. A page whose tree has no root is an invalid path. */
  mainViews: z.record(z.string(), z.object({ root: z.optional(z.array(component)) })),
  /** The widget that each model's answer belongs to. */
  defineModels: z.record(modelName, z.object({ widget: z.string() })),
  foreignKeys: z.record(z.string(), foreignKey),
  subIdGenerators: z.record(z.string(), subIdGenerator),
});

export type Activity = z.output<typeof activity>;

/** Key of a picture, sound or film among a page's assets. */
export const assetKey = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_]{1,60}$/, "expected an asset's key of letters, digits and underscores"));

/** What varies between pages of one activity. */
export const activityConfig = z.object({
  /** Props by key, for components with `config`. */
  configJson: z.record(z.string(), z.json()),
  /** Addresses of pictures, sounds and films by key. */
  assets: z.record(assetKey, z.string()),
});

export type ActivityConfig = z.output<typeof activityConfig>;

const pagesToSkip = z.int().check(z.minimum(1));

/** One page of a pack: a view of an activity, with the config that fills it. */
export const packPage = z.object({
  /** From 1, without gaps. */
  viewNo: z.int().check(z.minimum(1)),
  /** The author's name of the page, which never changes its meaning. */
  pageId: contentId,
  activityId: contentId,
  configId: contentId,
  /** Key of the activity's mainViews. */
  mainView: z.string(),
  /** Instances of other pages that this one reads. */
  recalls: z.array(instanceId),
  /** A page of an earlier step once more: its answers belong to that step, whose route alone says which of them count. */
  again: z.optional(z.literal(true)),
  /** How many views finishing this page moves on by, where no route's condition holds. */
  pagesToSkip,
  /** Read in order; the first whose condition holds decides. */
  routes: z.array(z.object({ when: expression, pagesToSkip })),
  /** Read-only after its step is finished. */
  once: z.optional(z.literal(true)),
  /** Condition under which finishing the page brings the help card. */
  help: z.optional(expression),
  /** What that card is about; absent for danger to one's life. */
  helpKind: z.optional(z.enum(HELP_KINDS)),
  /** The page itself names where help is: the flag is raised, and no card comes. */
  helpNamed: z.optional(z.literal(true)),
  /** Condition under which finishing the page counts as a harm that was reported ("worse"), without words. */
  worse: z.optional(expression),
  /** Days after which finishing the page has the person reminded, as an expression. */
  remind: z.optional(expression),
});

export type PackPage = z.output<typeof packPage>;

/** What one step shows. */
export const contentPack = z.object({
  packageBase: z.object({
    gcId: contentId,
    programId,
    stepId,
    version: programmeVersion,
    lastPageNo: z.int().check(z.minimum(1)),
    title: localizedText,
    /** The child whose programme it is; absent where it is everyone's. */
    character: z.optional(character),
    /**
     * Addresses of the pictures above its first page, 240 units high, and above its last one, 220; `low` is the first one on a screen
     * of little height, 120 units. Packs of before have the child in the pictures, of which the last is as low, or none in the low one.
     */
    scene: z.optional(
      z.object({
        start: z.string(),
        end: z.string(),
        low: z.optional(z.string()),
        /** The page between them over which the first picture is spread. */
        spread: z.optional(z.string()),
        child: z.optional(z.object({ start: sceneChild, low: z.optional(sceneChild), end: sceneChild })),
      }),
    ),
  }),
  afactoryData: z.array(packPage),
});

export type ContentPack = z.output<typeof contentPack>;
