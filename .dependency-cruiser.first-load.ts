import type { IConfiguration } from "dependency-cruiser";
import all, { NOT_STATIC } from "./.dependency-cruiser.ts";

// What every page loads before anything is drawn: the static imports of the modules given to it.

const config: IConfiguration = {
  forbidden: [
    {
      name: "first-load",
      severity: "error",
      comment:
        "reactfire and the whole Firestore SDK are heavy: they are imported dynamically, after the first load.",
      from: {},
      to: {
        path: [
          "(^|/)node_modules/(reactfire|@firebase/firestore)/",
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
