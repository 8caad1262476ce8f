import { getAuth } from "firebase-admin/auth";
import { openStore } from "../functions/src/store/store.ts";
import { runMain } from "./internal/command.ts";
import { makeLocalAccounts } from "./internal/stack/local-accounts.ts";
import { connectToLocalEmulators } from "./internal/stack/local-emulators.ts";
import { formatAccounts } from "./internal/stack/seed.ts";

// Makes the accounts by state of the running local stack anew and prints them. `npm start` does so as well.
await runMain(async () => {
  const store = openStore({ projectId: connectToLocalEmulators(), contentEnv: "local" });
  console.log(formatAccounts(await makeLocalAccounts(store, getAuth(), Date.now())));
  return 0;
});
