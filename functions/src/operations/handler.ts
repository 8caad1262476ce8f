import type { CONTRACT } from "@mindle/domain/api/contract";
import type { Access, Operation } from "@mindle/domain/api/operation";
import type { Language } from "@mindle/domain/catalogue/language";
import type { RandomBytes } from "@mindle/domain/identity/ids";
import type * as z from "zod/mini";
import type { AppStore } from "../appstore/app-store.ts";
import type { SessionAccount } from "../store/accounts/accounts.ts";
import type { Store } from "../store/store.ts";

export interface Deps {
  readonly store: Store;
  readonly appStore: AppStore;
  /** Address of the website, for links in mails; without a slash at its end. */
  readonly siteUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly random: RandomBytes;
}

/** The caller. `account` and `uid` are null without a token, where the operation does not need sign-in. */
export interface Context<Who extends Access = Access> {
  /** As Auth had it when the call began. */
  readonly account: Who extends "signedIn" ? SessionAccount : SessionAccount | null;
  readonly uid: Who extends "signedIn" ? string : string | null;
  /** Hash of the browser's claim secret; null without one. */
  readonly claimHash: string | null;
  /** The client's id for what the operation creates; null without one. */
  readonly idempotencyKey: string | null;
  /** The preferred language; null if unknown or unsupported. */
  readonly language: Language | null;
}

/** Implements an operation. Errors for the caller are thrown as AppError. */
export type OperationHandler<Op extends Operation> = (
  input: z.output<Op["body"]>,
  context: Context<Op["access"]>,
  deps: Deps,
) => Promise<z.input<Op["data"]>>;

export type Handler<Name extends keyof typeof CONTRACT> = OperationHandler<(typeof CONTRACT)[Name]>;

export type ContractShape<Contract> = { readonly [Name in keyof Contract]: Operation };

export type Handlers<Contract extends ContractShape<Contract>> = {
  readonly [Name in keyof Contract]: OperationHandler<Contract[Name]>;
};
