import { localJson } from "../storage/storage.ts";

/** Where the client finds its services. Known when the client is built; a tester may then change some of it. */
export interface Settings {
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    /** Id of the web app, which App Check asks for. */
    readonly appId?: string;
  };
  /** Site key of reCAPTCHA Enterprise; undefined where calls carry no App Check token. */
  readonly appCheckSiteKey: string | undefined;
  /** How a browser registers for push messages: at Firebase Cloud Messaging, at the local emulators, or not at all. */
  readonly push:
    | { readonly kind: "firebase"; readonly vapidKey: string }
    | { readonly kind: "local" }
    | { readonly kind: "none" };
  /** Origin of the Auth emulator; undefined for the real service. */
  readonly authEmulatorUrl: string | undefined;
  readonly firestoreEmulator: { readonly host: string; readonly port: number } | undefined;
  /** The `{env}` of `content/{env}/…`. */
  readonly contentEnv: string;
  /** `local` asks which address to use, without any page of Google's; only with the Auth emulator. */
  readonly providerSignIn: "local" | "provider";
  /** Whether testers may open the developer panel. */
  readonly developerPanel: boolean;
  /** Origin of the host that takes tracking events; undefined for the one that serves the client. */
  readonly trackingHost: string | undefined;
  /** Address of the app in the App Store; undefined where there is none. */
  readonly storePage: string | undefined;
  /** What messages of the native app carry to be accepted; undefined where none is. */
  readonly bridgeHash: string | undefined;
  /** How the exit popup words a refusal: as specified, or plainly ("No, thank you"). */
  readonly exitRefusal: "specified" | "plain";
  /** Whether vouchers may be redeemed inside the iOS app, which Apple's guideline 3.1.1 restricts. */
  readonly couponInShell: boolean;
}

/** The settings of the build, which vite.config.ts has parsed. */
declare const __SETTINGS__: Settings;

/** Where the browser stores what a tester changed. */
export const OVERRIDES_KEY = "developerOverrides";

const built: Settings = __SETTINGS__;

let current = built;

/** The settings of this page: those of the build, or what a tester changed. */
export function settings(): Settings {
  return current;
}

/** The settings the client was built with. */
export function builtSettings(): Settings {
  return built;
}

/** Whether a tester changed settings, so that pages may not be as the build made them. */
export function hasChangedSettings(): boolean {
  return import.meta.env.VITE_DEVELOPER_PANEL === "on" && localJson.read(OVERRIDES_KEY) !== undefined;
}

/** Replaces the settings of this page, before anything has used them. */
export function replaceSettings(next: Settings): void {
  current = next;
}
