import type { AppStoreServerAPIClient } from "@apple/app-store-server-library";
import { type AppStore, AppStoreError } from "./app-store.ts";
import type { AppleEnvironment, AppleSettings, AppStoreSettings } from "./app-store-settings.ts";
import type { SigningChain } from "./stand-in/certificates.ts";
import { type FindPurchase, handleStandInRequest, STAND_IN_BUNDLE_ID } from "./stand-in/stand-in-server.ts";
import { type AppleLibrary, type AppStoreEnvironment, VerifiedAppStore } from "./verified-app-store.ts";

export interface StandInDeps {
  readonly chain: () => Promise<SigningChain>;
  readonly find: FindPurchase;
}

/** Sends a request to the App Store. Tests and the stand-in replace the network with it. */
export type AppStoreTransport = (request: {
  readonly method: string;
  readonly path: string;
}) => Promise<Response>;

/** Opens the App Store of the settings. Apple's library and the keys are loaded on first use. */
export function openAppStore(settings: AppStoreSettings, standIn: StandInDeps): AppStore {
  let opened: Promise<AppStore> | undefined;
  const open = (): Promise<AppStore> => {
    opened ??= connect(settings, standIn).catch((error: unknown) => {
      // The next call retries.
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

async function connect(settings: AppStoreSettings, standIn: StandInDeps): Promise<AppStore> {
  if (settings.kind === "none") throw new AppStoreError(SERVER_UNAVAILABLE);
  const library = await import("./apple-library.ts");
  if (settings.kind === "apple") return apple(library, settings);
  const chain = await standIn.chain();
  return standInAppStore(library, chain, (request) => handleStandInRequest(request, chain, standIn.find));
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
 * An App Store whose requests go to `transport` instead of Apple, and which trusts the chain's root instead of Apple's.
 * Client and verifier are Apple's own. It is a sandbox: its purchases are free.
 */
export function standInAppStore(
  library: AppleLibrary,
  chain: SigningChain,
  transport: AppStoreTransport,
): AppStore {
  return new VerifiedAppStore(library, [standInEnvironment(library, chain, "Sandbox", transport)]);
}

/** App id of the stand-in's app; only checked in production. */
const STAND_IN_APPLE_ID = 1;

export function standInEnvironment(
  library: AppleLibrary,
  chain: SigningChain,
  name: AppleEnvironment,
  transport: AppStoreTransport,
): AppStoreEnvironment {
  const { AppStoreServerAPIClient, SignedDataVerifier } = library;
  const environment = environmentOf(library, name);
  const client = new AppStoreServerAPIClient(
    chain.leafKey,
    "STANDINKEY",
    "00000000-0000-0000-0000-000000000000",
    STAND_IN_BUNDLE_ID,
    environment,
  );
  replaceTransport(client, transport);
  const root = Buffer.from(chain.x5c.at(-1) ?? "", "base64");
  // No online checks: the stand-in's certificates have no revocation service.
  const verifier = new SignedDataVerifier([root], false, environment, STAND_IN_BUNDLE_ID, STAND_IN_APPLE_ID);
  return { client, verifier, sandbox: name === "Sandbox" };
}

function environmentOf({ Environment }: AppleLibrary, name: AppleEnvironment) {
  return name === "Production" ? Environment.PRODUCTION : Environment.SANDBOX;
}

/** Replaces the only method of the client that uses the network; it returns a fetch response. */
function replaceTransport(client: AppStoreServerAPIClient, transport: AppStoreTransport): void {
  Object.defineProperty(client, "makeFetchRequest", {
    value: (path: string, _query: unknown, method: string) => transport({ method, path }),
  });
}

/**
 * Apple Root CA - G3 in DER, as published at https://www.apple.com/certificateauthority/AppleRootCA-G3.cer; valid to
 * 2039. The only root that is trusted for the App Store's signatures.
 */
export const APPLE_ROOT_CA_G3: Buffer = Buffer.from(
  [
    "MIICQzCCAcmgAwIBAgIILcX8iNLFS5UwCgYIKoZIzj0EAwMwZzEbMBkGA1UEAwwSQXBwbGUgUm9vdCBDQSAtIEczMSYwJAYDVQQL",
    "DB1BcHBsZSBDZXJ0aWZpY2F0aW9uIEF1dGhvcml0eTETMBEGA1UECgwKQXBwbGUgSW5jLjELMAkGA1UEBhMCVVMwHhcNMTQwNDMw",
    "MTgxOTA2WhcNMzkwNDMwMTgxOTA2WjBnMRswGQYDVQQDDBJBcHBsZSBSb290IENBIC0gRzMxJjAkBgNVBAsMHUFwcGxlIENlcnRp",
    "ZmljYXRpb24gQXV0aG9yaXR5MRMwEQYDVQQKDApBcHBsZSBJbmMuMQswCQYDVQQGEwJVUzB2MBAGByqGSM49AgEGBSuBBAAiA2IA",
    "BJjpLz1AcqTtkyJygRMc3RCV8cWjTnHcFBbZDuWmBSp3ZHtfTjjTuxxEtX/1H7YyYl3J6YRbTzBPEVoA/VhYDKX1DyxNB0cTddqX",
    "l5dvMVztK517IDvYuVTZXpmkOlEKMaNCMEAwHQYDVR0OBBYEFLuw3qFYM4iapIqZ3r6966/ayySrMA8GA1UdEwEB/wQFMAMBAf8w",
    "DgYDVR0PAQH/BAQDAgEGMAoGCCqGSM49BAMDA2gAMGUCMQCD6cHEFl4aXTQY2e3v9GwOAEZLuN+yRhHFD/3meoyhpmvOwgPUnPWT",
    "xnS4at+qIxUCMG1mihDK1A3UT82NQz60imOlM27jbdoXt2QfyFMm+YhidDkLF1vLUagM6BgD56KyKA==",
  ].join(""),
  "base64",
);
