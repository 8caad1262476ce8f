import type { StackPorts } from "./ports.ts";

/** The web app's build settings for a stack on this machine. */
export function localWebSettings(projectId: string, ports: StackPorts): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: "demo-key",
    VITE_AUTH_EMULATOR_URL: `http://127.0.0.1:${ports.auth}`,
    VITE_FIRESTORE_EMULATOR: `127.0.0.1:${ports.firestore}`,
    VITE_CONTENT_ENV: "local",
  };
}
