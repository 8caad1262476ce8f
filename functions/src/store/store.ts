import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { AccountStore } from "./accounts.ts";
import { ResponseStore } from "./responses.ts";
import { SubscriptionStore } from "./subscriptions.ts";
import { UserStore } from "./users.ts";

/** Everything that outlives a request. */
export interface Store {
  readonly accounts: AccountStore;
  readonly responses: ResponseStore;
  readonly subscriptions: SubscriptionStore;
  readonly users: UserStore;
}

/** Opens the store of a project, once per process: all parts share one app and one Firestore client. */
export function openStore(projectId: string): Store {
  const app = initializeApp({ projectId });
  const db = getFirestore(app);
  return {
    accounts: new AccountStore(getAuth(app)),
    responses: new ResponseStore(db),
    subscriptions: new SubscriptionStore(db),
    users: new UserStore(db),
  };
}
