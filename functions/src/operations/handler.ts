import type { Access, Operation } from "@mindle/domain/api/operation";
import type { Language } from "@mindle/domain/catalogue/language";
import type { RandomBytes } from "@mindle/domain/identity/ids";
import type * as z from "zod/mini";
import type { AppStore } from "../appstore/app-store.ts";
import type { Store } from "../store/store.ts";

/** What operations work with besides their input. */
export interface Deps {
  readonly store: Store;
  readonly appStore: AppStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly random: RandomBytes;
}

/** Who calls; `uid` is certain where the contract asks for a signed-in caller, else null without a token. */
export interface Context<Who extends Access = Access> {
  readonly uid: Who extends "signedIn" ? string : string | null;
  readonly browserId: string | null;
  /** The language the caller reads; null where they do not say, or read none of ours. */
  readonly language: Language | null;
}

/** Carries out one operation of the contract. Failures the caller is told of are thrown as AppError. */
export type Handler<Op extends Operation> = (
  input: z.output<Op["body"]>,
  context: Context<Op["access"]>,
  deps: Deps,
) => Promise<z.input<Op["data"]>>;

/** Operations by name. */
export type ContractShape<Contract> = { readonly [Name in keyof Contract]: Operation };

/** A handler for each operation of a contract. */
export type Handlers<Contract extends ContractShape<Contract>> = {
  readonly [Name in keyof Contract]: Handler<Contract[Name]>;
};
