import type { DependencyType, IConfiguration, IRegularForbiddenRuleType } from "dependency-cruiser";
import root from "./package.json" with { type: "json" };

// Which module may import which: the arrows of docs/architecture.md. Type-only and dynamic imports count as well, unless
// a rule says otherwise. The decision is docs/decisions/0011-import-boundaries.md, their test is
// tests/repository/import-boundaries.test.ts.

type Rule = Required<Pick<IRegularForbiddenRuleType, "name" | "comment" | "from" | "to">>;

/** Tests and the code that only they share; most rules are about the other files. */
const TEST = "[.](test|spec|testdata|player)[.]tsx?$|/testing/";

/** The types of the values that are generated for tests of widgets. */
const GENERATED = "^domain/src/widgets/shared/draw[.]ts$";

/** The part of a widget that the client loads. */
const DEFINITION = "^domain/src/widgets/[^/]+/definition[.]ts$";

/** Imports that load no code with the module that has them. */
export const NOT_STATIC: DependencyType[] = ["dynamic-import", "type-only", "type-import"];

/** Configuration of a workspace's tools. */
const CONFIG = "^[^/]+/((gallery|preview|drawings)/)?[^/]+[.]config[.](ts|mjs)$";

const WORKSPACE = "^(domain|content|functions|web|firestore-emulator)/";

/** The files of npm packages, or of one entry point of a package (`zod/mini`). */
function packages(...names: readonly string[]): string {
  return `(^|/)node_modules/(${names.join("|")})/`;
}

/**
 * One rule for each folder of a workspace: it imports itself and what is listed, nothing else of the workspace.
 * A listed name is a folder, or a file where only that may be imported.
 */
function layers(workspace: string, folders: Readonly<Record<string, readonly string[]>>): Rule[] {
  const source = `^${workspace}/src`;
  return [
    {
      name: `${workspace}/other`,
      comment: `A new folder of ${workspace}/src needs a rule of its own here.`,
      from: {
        path: `${source}/[^/]+/`,
        pathNot: [...Object.keys(folders).map((folder) => `${source}/${folder}/`), TEST],
      },
      to: {},
    },
    ...Object.entries(folders).map(([folder, allowed]) => ({
      name: `${workspace}/${folder}`,
      comment: `${folder} imports ${[...allowed, "itself"].join(", ")} and nothing else of ${workspace}.`,
      from: { path: `${source}/${folder}/`, pathNot: TEST },
      to: {
        path: `^${workspace}/(?!node_modules/)`,
        pathNot: [folder, ...allowed].map((name) => `${source}/${name}(/|$)`),
      },
    })),
  ];
}

const workspaces: readonly Rule[] = [
  {
    name: "web-workspaces",
    comment: "web imports domain only.",
    from: { path: "^web/", pathNot: TEST },
    to: { path: "^(functions|content|firestore-emulator)/(?!node_modules/)" },
  },
  {
    name: "functions-workspaces",
    comment: "functions import domain only.",
    from: { path: "^functions/", pathNot: TEST },
    to: { path: "^(web|content|firestore-emulator)/(?!node_modules/)" },
  },
  {
    name: "content-workspaces",
    comment: "content imports domain only.",
    from: { path: "^content/" },
    to: { path: "^(web|functions|firestore-emulator)/(?!node_modules/)" },
  },
  {
    name: "firestore-emulator-workspaces",
    comment: "firestore-emulator works for any project: it imports nothing of this one, and no Firebase SDK.",
    from: { path: "^firestore-emulator/" },
    to: {
      path: [
        "^(domain|content|functions|web)/",
        packages("firebase", "firebase-admin", "firebase-functions"),
      ],
    },
  },
  {
    name: "firestore-emulator-importers",
    comment:
      "The product runs against firestore-emulator as a process: only tests, and commands that need a Firestore of their own, import it.",
    from: {
      pathNot: [
        "^firestore-emulator/",
        "^(tests|bench)/",
        TEST,
        "^scripts/internal/build/write-seed[.]ts$",
        "^scripts/internal/deploy/preflight[.]ts$",
        "^scripts/internal/ops/backup/restore-drill[.]ts$",
      ],
    },
    to: { path: "^firestore-emulator/(?!node_modules/)" },
  },
  {
    name: "test-code",
    comment:
      "Tests, their data and players, and folders named testing are for tests, the gallery and the authors' preview.",
    from: { pathNot: [TEST, "^(tests|bench|scripts|web/gallery|web/preview)/"] },
    to: { path: `^[^/]+/(src|service-worker)/.*(${TEST})|^[^/]+/src/testing/` },
  },
  {
    name: "tools",
    comment: "tests, bench and scripts may import anything, and nothing imports them.",
    from: { pathNot: ["^(tests|bench|scripts)/", "^[^/]+[.]config[.]ts$"] },
    to: { path: "^(tests|bench|scripts)/" },
  },
];

/** The domain is pure: these packages and itself, not even Node's modules. */
const domain: readonly Rule[] = [
  {
    name: "domain",
    comment: "domain imports zod/mini and itself.",
    from: { path: "^domain/src/", pathNot: [TEST, GENERATED, "^domain/src/content/"] },
    to: { pathNot: ["^domain/src/", packages("zod/mini")] },
  },
  {
    name: "domain-content",
    comment: "domain/src/content imports zod/mini, the expression library and the domain.",
    from: { path: "^domain/src/content/", pathNot: TEST },
    to: { pathNot: ["^domain/src/", packages("zod/mini", "@marcbachmann/cel-js")] },
  },
  {
    name: "domain-testing",
    comment:
      "domain/src/testing and the types of generated values import zod/mini, fast-check and the domain.",
    from: { path: ["^domain/src/testing/", GENERATED], pathNot: "[.]test[.]ts$" },
    to: { pathNot: ["^domain/src/", packages("zod/mini", "fast-check")] },
  },
];

/** The rooms of web/src/platform, from the bottom up: each imports itself and those before it. */
const PLATFORM_ROOMS = [
  "browser",
  "storage",
  "settings",
  "i18n",
  "auth",
  "api",
  "tracking",
  "data",
  "answers",
  "safety",
  "reminders",
  "account",
  "purchase",
  "developer",
] as const;

const platform: readonly Rule[] = [
  {
    name: "web-platform-other",
    comment: "Every module of web/src/platform is in one of its rooms.",
    from: { path: "^web/src/platform/", pathNot: `^web/src/platform/(${PLATFORM_ROOMS.join("|")})/` },
    to: {},
  },
  ...PLATFORM_ROOMS.slice(0, -1).map((room, index) => ({
    name: `web-platform/${room}`,
    comment: `${room} imports the rooms of platform that come before it.`,
    from: { path: `^web/src/platform/${room}/`, pathNot: TEST },
    to: {
      path: "^web/src/platform/",
      pathNot: `^web/src/platform/(${PLATFORM_ROOMS.slice(0, index + 1).join("|")})/`,
    },
  })),
];

const web: readonly Rule[] = [
  ...layers("web", {
    ui: [],
    locales: [],
    platform: ["locales"],
    shell: ["ui", "platform", "locales"],
    engine: ["ui", "platform", "shell"],
    features: ["ui", "platform", "shell", "engine", "locales"],
    app: ["ui", "platform", "shell", "engine", "features", "locales"],
  }),
  {
    name: "web-feature-folder",
    comment: "Every module of web/src/features is in the folder of a feature.",
    from: { path: "^web/src/features/[^/]+$" },
    to: {},
  },
  {
    name: "web-ui-texts",
    comment: "Components of ui get their texts from those who use them.",
    from: { path: "^web/src/ui/", pathNot: TEST },
    to: { path: packages("i18next", "react-i18next") },
  },
  {
    name: "web-service-worker",
    comment:
      "The service worker is a program of its own; it shares the rule that says what is a path of this site.",
    from: { path: "^web/service-worker/", pathNot: TEST },
    to: { pathNot: ["^web/service-worker/", "^web/src/platform/browser/url[.]ts$"] },
  },
  {
    name: "web-gallery",
    comment: "The gallery shows components of ui and content widgets, and nothing that knows the app.",
    from: { path: "^web/gallery/", pathNot: TEST },
    to: { path: "^web/(src/(?!ui/|engine/(registry[.]ts|testing/))|service-worker/)" },
  },
  {
    name: "web-drawings",
    comment:
      "Pictures and films of programmes are drawn with the characters, and with nothing else of the app.",
    from: { path: "^web/drawings/" },
    to: { path: "^web/(?!drawings/|src/ui/pictures/characters/|node_modules/)" },
  },
  {
    name: "web-preview",
    comment:
      "The authors' preview shows pages by the engine, with answers in memory: of platform it needs only what describes them, and nothing of the app.",
    from: { path: "^web/preview/", pathNot: TEST },
    to: {
      path: "^web/",
      pathNot: [
        "^web/(preview|src/ui|src/engine|[.]generated|node_modules)/",
        "^web/gallery/scheme[.]ts$",
        "^web/src/platform/answers/answers[.]ts$",
        "^web/src/platform/answers/load-step[.]ts$",
        "^web/src/platform/answers/image-store[.]ts$",
      ],
    },
  },
  {
    name: "web-feature-to-feature",
    comment: "A feature never imports another one.",
    from: { path: "^web/src/features/([^/]+)/" },
    to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
  },
  {
    name: "web-engine",
    comment:
      "Only pages with steps, the gate before them, what home, the loud minute and the export load later, and the first step that a result loads at a press import the engine: no public page carries it.",
    from: {
      path: "^web/src/(features|app)/",
      pathNot: [
        "^web/src/features/(program|journal)/",
        "^web/src/features/assessment-result/first-step/step-in-place[.]tsx$",
        "^web/src/features/home/(weekly-words|home-answers)[.]ts$",
        "^web/src/features/mypage/export-tries[.]ts$",
        "^web/src/features/loud/read-own-loud[.]ts$",
        "^web/src/app/gates/auth-gate[.]tsx$",
        TEST,
      ],
    },
    to: { path: "^web/src/engine/" },
  },
  {
    name: "web-widget-definitions",
    comment:
      "Of a widget the client loads its definition and view alone: what authors write, examples and the list of all widgets are for the compiler, tests and the gallery.",
    from: { path: ["^web/src/", DEFINITION], pathNot: TEST },
    to: {
      path: "^domain/src/widgets/([^/]+/(props|widget)|all|registry|fields|shared/(answering-time|draw))[.]ts$",
      dependencyTypesNot: NOT_STATIC,
    },
  },
  {
    name: "web-features-from-app",
    comment: "Only app imports features.",
    from: { pathNot: ["^web/src/(app|features)/", "^(tests|bench|scripts)/"] },
    to: { path: "^web/src/features/" },
  },
  {
    name: "web-firebase",
    comment: "Only platform knows Firebase.",
    from: { path: "^web/", pathNot: "^web/src/platform/" },
    to: { path: packages("firebase", "@firebase/[^/]+", "reactfire") },
  },
  {
    name: "web-jotai",
    comment: "Only platform knows jotai.",
    from: { path: "^web/", pathNot: ["^web/src/platform/", TEST] },
    to: { path: packages("jotai", "jotai-[^/]+") },
  },
  {
    name: "web-tanstack",
    comment: "Only platform and app know TanStack Query.",
    from: { path: "^web/", pathNot: ["^web/src/(platform|app)/", TEST] },
    to: { path: packages("@tanstack/[^/]+") },
  },
  {
    name: "web-local",
    comment:
      "What works with the emulators only is no part of a build for a real project: it is imported dynamically.",
    from: { path: "^web/", pathNot: ["/local/", TEST] },
    to: { path: "^web/src/.*/local/", dependencyTypesNot: NOT_STATIC },
  },
  {
    name: "web-developer",
    comment: "The developer panel is no part of a build for users: it is imported dynamically.",
    from: { path: "^web/", pathNot: ["^web/src/(features|platform)/developer/", TEST] },
    to: {
      path: "^web/src/(features|platform)/developer/",
      dependencyTypesNot: NOT_STATIC,
    },
  },
];

/** Files of functions/src that most layers use. */
const ERRORS = ["app-error.ts", "problem.ts"];

const functions: readonly Rule[] = [
  ...layers("functions", {
    policies: [],
    logging: [],
    appstore: ["settings-error.ts"],
    store: ["appstore", ...ERRORS],
    operations: ["policies", "store", "appstore", ...ERRORS],
    http: ["operations", "store", "appstore", "logging", ...ERRORS],
    triggers: ["operations", "store", "logging", ...ERRORS],
  }),
  {
    name: "functions-policies-pure",
    comment: "Policies import domain and each other; of packages and Node nothing but hashes.",
    from: { path: "^functions/src/policies/", pathNot: TEST },
    to: { pathNot: ["^functions/src/", "^domain/src/", "^crypto$"] },
  },
  {
    name: "functions-firebase-admin",
    comment: "Only store knows firebase-admin.",
    from: { path: "^functions/", pathNot: ["^functions/src/store/", TEST] },
    to: { path: packages("firebase-admin", "@google-cloud/[^/]+") },
  },
  {
    name: "functions-firebase-functions",
    comment: "Only index, api and http know firebase-functions.",
    from: {
      path: "^functions/",
      pathNot: ["^functions/src/(index|api)[.]ts$", "^functions/src/http/", TEST],
    },
    to: { path: packages("firebase-functions") },
  },
  {
    name: "functions-index",
    comment: "index.ts exports the functions; nothing imports it.",
    from: {},
    to: { path: "^functions/src/index[.]ts$" },
  },
];

const firestoreEmulator: readonly Rule[] = [
  ...layers("firestore-emulator", {
    model: [],
    query: ["model"],
    state: ["model", "query"],
    rules: ["model", "query"],
    generated: [],
    codec: ["model", "generated"],
    format: ["model", "state/database.ts"],
    operations: ["model", "query", "state", "rules", "codec", "generated"],
    transport: ["model", "state", "rules", "codec", "generated", "operations"],
    triggers: [
      "model",
      "codec",
      "generated",
      "state/types.ts",
      "state/database.ts",
      "transport/server-options.ts",
    ],
    cli: ["model", "state", "rules", "codec", "format", "operations", "triggers", "server.ts"],
  }),
  {
    name: "firestore-emulator-process",
    comment: "server.ts and index.ts do not import the command line, the export format or the triggers.",
    from: { path: "^firestore-emulator/src/(server|index)[.]ts$" },
    to: { path: "^firestore-emulator/src/(cli|format|triggers)(/|[.]ts$)" },
  },
];

const dependencies: readonly Rule[] = [
  {
    name: "no-circular",
    comment:
      "No circular imports, of types neither. Only the definition of a widget takes the type of its props from the file that has it.",
    from: { pathNot: [DEFINITION, "^domain/src/widgets/[^/]+/widget[.]ts$"] },
    to: { circular: true },
  },
  {
    name: "no-orphans",
    comment: "A module that imports nothing and is imported by nothing is not used.",
    from: {
      orphan: true,
      pathNot: [
        "[.]d[.]ts$",
        "^firestore-emulator/bin/",
        "/rolldown[.]config[.]mjs$",
        "^tests/support/gapi-stub[.]js$",
      ],
    },
    to: {},
  },
  {
    name: "no-unresolved",
    comment: "An import that leads nowhere escapes the other rules.",
    from: { pathNot: "bench/web/survey/" },
    to: { couldNotResolve: true, pathNot: "[.]generated/" },
  },
  {
    name: "declared-dependencies",
    comment: "A workspace, and the root for tests and scripts, declares the packages it imports.",
    from: { pathNot: [`^functions/.*(${TEST})`, CONFIG] },
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "declared-test-dependencies",
    comment: "functions/package.json holds runtime dependencies only: its tests use the root's.",
    from: { path: [`^functions/.*(${TEST})`, CONFIG] },
    to: {
      dependencyTypes: ["npm-no-pkg", "npm-unknown"],
      pathNot: packages(...Object.keys(root.devDependencies)),
    },
  },
  {
    name: "no-dev-dependencies",
    comment: "Code that runs in production imports no devDependencies.",
    from: { path: WORKSPACE, pathNot: [TEST, CONFIG, "^web/drawings/"] },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "type-import"] },
  },
];

const config: IConfiguration = {
  forbidden: [
    ...workspaces,
    ...domain,
    ...web,
    ...platform,
    ...functions,
    ...firestoreEmulator,
    ...dependencies,
  ].map((rule) => ({ ...rule, severity: "error" })),
  options: {
    // The compiler of TypeScript 7 cannot be called from JavaScript.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^[.](git|cache|local)/", "^[^/]+/([.]generated|lib|dist|dist-[^/]+)/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};

export default config;
