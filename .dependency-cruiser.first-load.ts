import type { IConfiguration } from "dependency-cruiser";
import all, { NOT_STATIC } from "./.dependency-cruiser.ts";

// What every page loads before anything is drawn: the static imports of the modules given to it.

const config: IConfiguration = {
  forbidden: [
    {
      name: "first-load",
      severity: "error",
      comment:
        "reactfire, the whole Firestore SDK and jotai are no part of a page's first load: they come with what uses them.",
      from: {},
      to: {
        path: [
          "(^|/)node_modules/(reactfire|@firebase/firestore|jotai)/",
          "(^|/)node_modules/firebase/firestore/(?!lite/)",
        ],
        dependencyTypesNot: NOT_STATIC,
      },
    },
  ],
  options: {
    ...all.options,
    doNotFollow: { path: "node_modules", dependencyTypes: NOT_STATIC },
    exclude: { dynamic: true },
  },
};

export default config;
