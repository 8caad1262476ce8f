import * as z from "zod/mini";
import { cleanEmail, isEmail } from "../account/email.ts";
import { cleanNickname, isNickname, NICKNAME_MAX_UNITS } from "../account/nickname.ts";
import { CHARACTERS } from "../assessment/characters.ts";
import { SECRET_ID_LENGTH } from "../identity/ids.ts";
import { PROGRAMME_ID } from "../programme/programme-id.ts";
import { parseStepId } from "../programme/step.ts";

/** Field schemas shared by several operations. */

export const email = z
  .string()
  .check(z.overwrite(cleanEmail), z.refine(isEmail, "must be an e-mail address"));

export const nickname = z
  .string()
  .check(
    z.overwrite(cleanNickname),
    z.minLength(1, "must not be empty"),
    z.maxLength(NICKNAME_MAX_UNITS),
    z.refine(isNickname, "must be visible, without control characters and not longer than 40 characters"),
  );

export const character = z.enum(CHARACTERS);

export const responseId = z
  .string()
  .check(z.length(SECRET_ID_LENGTH), z.regex(/^[A-Za-z0-9]+$/, "must be letters and digits"));

/** A package's slug: `{character}-{starter|complete}`. */
export const packageSlug = z
  .string()
  .check(z.regex(/^(riggy|pleaser|jumpy|shelly|flippy)-(starter|complete)$/, "must be a package id"));

/** Id of a programme, such as `um-eng-v2s`. */
export const programId = z.string().check(z.regex(PROGRAMME_ID, "must be a programme id"));

/** Version of a programme: which steps it has, and which pages in which order. */
export const programmeVersion = z.int().check(z.minimum(1));

/** Id of a step: `d{session}-s{step}`, both from 1. */
export const stepId = z
  .string()
  .check(z.refine((text) => parseStepId(text) !== undefined, "must be a step id such as d1-s2"));

/** Id of a pack, an activity or a config. */
export const contentId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/, "must be a content id"));

/** Id of a reminder of one date: `programId.stepId.pageId`. */
export const reminderId = z
  .string()
  .check(
    z.regex(/^[a-z0-9][a-z0-9-]{0,63}\.d\d{1,3}-s\d{1,3}\.[A-Za-z0-9_.-]{1,100}$/, "must be a reminder id"),
  );

/** Id of an instance: `activityId+configId`, or `activityId+configId+sub` where a page can be answered again. */
export const instanceId = z
  .string()
  .check(
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\+[A-Za-z0-9][A-Za-z0-9_.-]{0,99}(\+[A-Za-z0-9-]{1,40})?$/,
      "must be activityId+configId or activityId+configId+sub",
    ),
  );

/** A sellable version of a package: `riggy_complete.v0`. */
export const sellablePackageId = z
  .string()
  .check(
    z.regex(/^(riggy|pleaser|jumpy|shelly|flippy)_(starter|master|complete)\.v\d+$/, "must be a package id"),
  );

/** Id of a document created by the server. */
export const documentId = z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/, "must be an id"));

/** The App Store's name of a product. */
export const productIdentifier = z.string().check(z.minLength(1), z.maxLength(200));

/** A price as the App Store writes it for its customer, such as `₩49,000`. */
export const localizedPrice = z.string().check(z.minLength(1), z.maxLength(40));

/** Id that the App Store gave the first transaction of a purchase. */
export const originalTransactionId = z.string().check(z.regex(/^[0-9]{1,64}$/));
