/** No other variable of the build may be read. */
interface ViteTypeOptions {
  readonly strictImportMetaEnv: unknown;
}

/** Set by `vite.config.ts` from the settings. */
interface ImportMetaEnv {
  readonly VITE_PROVIDER_SIGN_IN: "local" | "provider";
  readonly VITE_PUSH: "none" | "local" | "firebase";
  readonly VITE_DEVELOPER_PANEL: "on" | "off";
  readonly VITE_LOCAL_MAILBOX: "on" | "off";
}
