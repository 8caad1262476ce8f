import type { Plugin } from "vite";

/** What reactfire and Firestore import without this app using it, by the importing package: 100 kB of 190, gzip. */
const STUBBED: Readonly<Record<string, readonly string[]>> = {
  reactfire: [
    "firebase/auth",
    "firebase/database",
    "firebase/functions",
    "firebase/remote-config",
    "firebase/storage",
    "use-sync-external-store/shim",
  ],
  // Regular expressions of pipeline queries.
  "@firebase/firestore": ["re2js"],
};

/** All names imported from there: a new one stops the build. */
const NAMES = [
  "RE2JS",
  ...["ensureInitialized", "getAll", "getBoolean", "getNumber", "getString", "getValue"],
  ...["get", "off", "onChildAdded", "onChildChanged", "onChildMoved", "onChildRemoved", "onValue"],
  ...["getDownloadURL", "httpsCallable", "onIdTokenChanged", "ref"],
];

const STUB = "\0unused-modules";

/** Replaces modules that the build would carry for nothing. What is called after all throws. */
export function moduleStubs(): Plugin {
  return {
    name: "module-stubs",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const isUnused = Object.entries(STUBBED).some(
        ([packageName, sources]) =>
          sources.includes(source) && importer?.includes(`/node_modules/${packageName}/`) === true,
      );
      return isUnused ? STUB : undefined;
    },
    load: (id) =>
      id === STUB
        ? `export { useSyncExternalStore } from "react";
           const unused = () => { throw new Error("this module is left out of the app"); };
           export { ${NAMES.map((name) => `unused as ${name}`).join(", ")} };`
        : undefined,
  };
}
