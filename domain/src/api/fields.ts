import * as z from "zod/mini";
import { isEmail } from "../account/email.ts";
import { NICKNAME_MAX_LENGTH } from "../account/nickname.ts";
import { CHARACTERS } from "../assessment/characters.ts";
import { SECRET_ID_LENGTH } from "../identity/ids.ts";

/** Field schemas shared by several operations. */

export const email = z.string().check(z.refine(isEmail, "must be an e-mail address"));

export const nickname = z
  .string()
  .check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(NICKNAME_MAX_LENGTH));

export const character = z.enum(CHARACTERS);

export const responseId = z
  .string()
  .check(z.length(SECRET_ID_LENGTH), z.regex(/^[A-Za-z0-9]+$/, "must be letters and digits"));

/** A package's slug: `{character}-{starter|complete}`. */
export const packageSlug = z
  .string()
  .check(z.regex(/^(riggy|pleaser|jumpy|shelly|flippy)-(starter|complete)$/, "must be a package id"));
