import { isEmail } from "@mindle/domain/account/email";
import { isBuiltInCoupon } from "@mindle/domain/purchase/coupon";
import { DAY_MS, seoulDay } from "@mindle/domain/time";
import type { Account } from "../../../functions/src/store/accounts/accounts.ts";
import { ALREADY_EXISTS, codeOf } from "../../../functions/src/store/firestore/failures.ts";
import type { Store } from "../../../functions/src/store/store.ts";
import { Failure } from "../command.ts";
import type { BackupCommand, OpsCommand } from "./ops-arguments.ts";

/** Bills that `user show` prints. */
const NEWEST_BILLS = 100;

/** Runs a command and returns what to print. A mistake of the operator is a Failure. */
export async function runOps(
  command: Exclude<OpsCommand, BackupCommand>,
  store: Store,
  now: number,
): Promise<unknown> {
  switch (command.name) {
    case "coupon create":
      return createCoupon(command, store);
    case "coupon list":
      return (await store.coupons.all()).map((coupon) => ({
        ...coupon,
        expiresAt: isoTime(coupon.expiresAt),
      }));
    case "programme grant": {
      const { uid } = await findUser(command.user, store);
      const lengths = await lengthsOf(command.packageId, [command.programId], store);
      for (const [programId, open] of lengths) await store.programmeGrants.grant(uid, programId, open, now);
      return programmesOf(uid, store);
    }
    case "programme revoke": {
      const { uid } = await findUser(command.user, store);
      await store.programmeGrants.close(uid, command.programId, now);
      return programmesOf(uid, store);
    }
    case "address unsubscribe":
      return { deleted: await store.addresses.unsubscribe(command.email) };
    case "address forget":
      return { deleted: await store.addresses.forget(command.email) };
    case "harms":
      return store.harms.since(seoulDay(now - (command.days - 1) * DAY_MS));
    case "user show": {
      const account = await findUser(command.user, store);
      const page = { after: undefined, limit: NEWEST_BILLS };
      const bills = await store.bills.list(account.uid, ["created", "cancelled", "success"], page);
      return {
        ...account,
        programmes: await programmesOf(account.uid, store),
        bills: bills?.map(({ id, status, regTime, item, failReason }) => ({
          id,
          status,
          made: isoTime(regTime),
          packageId: item.packageInfo.id,
          failReason,
        })),
      };
    }
  }
}

async function createCoupon(
  command: Extract<OpsCommand, { name: "coupon create" }>,
  store: Store,
): Promise<unknown> {
  const { code, packageId, limit, expiresAt } = command;
  if (isBuiltInCoupon(code)) throw new Failure(`${code} is a built-in coupon.`);
  const lengths = await lengthsOf(packageId, command.programIds, store);
  const terms = {
    packageId,
    programIds: [...lengths.keys()],
    maxRedemptions: limit,
    expiresAt,
    active: true,
  };
  try {
    await store.coupons.create(code, terms);
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) throw new Failure(`There is a coupon ${code} already.`);
    throw error;
  }
  return { code, ...terms, expiresAt: isoTime(expiresAt) };
}

/** How long each of the given programmes of a package is open; of all its programmes when none is given. */
async function lengthsOf(
  packageId: string,
  programIds: readonly string[],
  store: Store,
): Promise<Map<string, number>> {
  const lengths = (await store.packages.find(packageId))?.programOpenLengthMillis;
  if (lengths === undefined) throw new Failure(`There is no package ${packageId}.`);
  return new Map(
    (programIds.length === 0 ? Object.keys(lengths) : programIds).map((programId) => {
      const open = lengths[programId];
      if (open === undefined) throw new Failure(`Package ${packageId} has no programme ${programId}.`);
      return [programId, open];
    }),
  );
}

async function findUser(user: string, store: Store): Promise<Account> {
  const account = await (isEmail(user) ? store.accounts.findByEmail(user) : store.accounts.find(user));
  if (account === undefined) throw new Failure(`There is no user ${user}.`);
  return account;
}

async function programmesOf(uid: string, store: Store): Promise<unknown> {
  return (await store.users.programs(uid)).map(({ programId, usageInfos, stepFinished }) => ({
    programId,
    open: usageInfos.map(({ openedAt, closedAt }) => ({ from: isoTime(openedAt), to: isoTime(closedAt) })),
    stepsFinished: stepFinished.length,
  }));
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
