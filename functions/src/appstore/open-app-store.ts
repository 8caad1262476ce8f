import type { AppStoreServerAPIClient } from "@apple/app-store-server-library";
import { type AppStore, AppStoreError } from "./app-store.ts";
import type { AppleEnvironment, AppleSettings, AppStoreSettings } from "./app-store-settings.ts";
import { APPLE_ROOT_CA_G3 } from "./apple-root.ts";
import type { SigningChain } from "./stand-in/certificates.ts";
import { answerStandIn, type FindPurchase, STAND_IN_BUNDLE_ID } from "./stand-in/stand-in-server.ts";
import { type AppleLibrary, type Door, VerifiedAppStore } from "./verified-app-store.ts";

/** What the stand-in works with. */
export interface StandInParts {
  readonly chain: () => Promise<SigningChain>;
  readonly find: FindPurchase;
}

/** What the App Store answers, in the place of the network. */
export type AnswerRequest = (request: {
  readonly method: string;
  readonly path: string;
}) => Promise<Response>;

/** Opens the App Store of the settings. Apple's library is loaded, and the keys are read, at the first use. */
export function openAppStore(settings: AppStoreSettings, standIn: StandInParts): AppStore {
  let opened: Promise<AppStore> | undefined;
  const open = (): Promise<AppStore> => {
    opened ??= connect(settings, standIn).catch((error: unknown) => {
      // The next one tries again.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    transaction: async (id) => (await open()).transaction(id),
    notification: async (signedPayload) => (await open()).notification(signedPayload),
  };
}

const SERVER_UNAVAILABLE = 21_005;

async function connect(settings: AppStoreSettings, standIn: StandInParts): Promise<AppStore> {
  if (settings.kind === "none") throw new AppStoreError(SERVER_UNAVAILABLE);
  const library = await import("@apple/app-store-server-library");
  if (settings.kind === "apple") return apple(library, settings);
  const chain = await standIn.chain();
  return standInAppStore(library, chain, (request) => answerStandIn(request, chain, standIn.find));
}

function apple(library: AppleLibrary, settings: AppleSettings): AppStore {
  const { bundleId, appAppleId, issuerId, keyId, privateKey } = settings;
  if (privateKey === undefined) throw new Error("the key of the App Store Server API is missing");
  const { AppStoreServerAPIClient, SignedDataVerifier } = library;
  return new VerifiedAppStore(
    library,
    settings.environments.map((name) => {
      const environment = environmentOf(library, name);
      return {
        client: new AppStoreServerAPIClient(privateKey, keyId, issuerId, bundleId, environment),
        verifier: new SignedDataVerifier([APPLE_ROOT_CA_G3], true, environment, bundleId, appAppleId),
        sandbox: name === "Sandbox",
      };
    }),
  );
}

/**
 * An App Store whose requests are answered here instead of by Apple, and which trusts the chain's root instead of
 * Apple's. Client and verifier are Apple's own. Nothing it sells was paid for: it is a sandbox.
 */
export function standInAppStore(library: AppleLibrary, chain: SigningChain, answer: AnswerRequest): AppStore {
  return new VerifiedAppStore(library, [standInDoor(library, chain, "Sandbox", answer)]);
}

/** The number at the App Store of the app that the stand-in sells for; only production asks for it. */
const STAND_IN_APPLE_ID = 1;

/** One environment of such an App Store. */
export function standInDoor(
  library: AppleLibrary,
  chain: SigningChain,
  name: AppleEnvironment,
  answer: AnswerRequest,
): Door {
  const { AppStoreServerAPIClient, SignedDataVerifier } = library;
  const environment = environmentOf(library, name);
  const client = new AppStoreServerAPIClient(
    chain.leafKey,
    "STANDINKEY",
    "00000000-0000-0000-0000-000000000000",
    STAND_IN_BUNDLE_ID,
    environment,
  );
  answerInsteadOfNetwork(client, answer);
  const root = Buffer.from(chain.x5c.at(-1) ?? "", "base64");
  // Online checks would ask the certificates' issuer, which is us, whether they are revoked.
  const verifier = new SignedDataVerifier([root], false, environment, STAND_IN_BUNDLE_ID, STAND_IN_APPLE_ID);
  return { client, verifier, sandbox: name === "Sandbox" };
}

function environmentOf({ Environment }: AppleLibrary, name: AppleEnvironment) {
  return name === "Production" ? Environment.PRODUCTION : Environment.SANDBOX;
}

/** The one method of the client that reaches the network; it asks for the answer of another fetch, of the same form. */
function answerInsteadOfNetwork(client: AppStoreServerAPIClient, answer: AnswerRequest): void {
  Object.defineProperty(client, "makeFetchRequest", {
    value: (path: string, _query: unknown, method: string) => answer({ method, path }),
  });
}
