// Imports for the test of the import rules.

/** An import: the file that has it, how, and the module it names. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind?: "static" | "type" | "dynamic" | "export";
}

/** Imports that a rule refuses, by its name. Of the rules that a table of layers makes, a few stand for all. */
export const REFUSED: Readonly<Record<string, readonly Import[]>> = {
  "web-workspaces": [
    { from: "web/src/app/a.ts", to: "functions/src/problem.ts" },
    { from: "web/src/app/a.ts", to: "@mindle/content/compile" },
    { from: "web/vite.config.ts", to: "firestore-emulator/src/index.ts", kind: "type" },
  ],
  "functions-workspaces": [
    { from: "functions/src/api.ts", to: "web/src/platform/a.ts" },
    { from: "functions/src/api.ts", to: "@mindle/content/compile", kind: "type" },
    { from: "functions/src/api.ts", to: "firestore-emulator/src/index.ts", kind: "dynamic" },
  ],
  "content-workspaces": [{ from: "content/src/a.ts", to: "functions/src/problem.ts" }],
  "firestore-emulator-workspaces": [
    { from: "firestore-emulator/src/model/a.ts", to: "@mindle/domain/product" },
    { from: "firestore-emulator/src/model/a.test.ts", to: "domain/src/product.ts" },
    { from: "firestore-emulator/src/testing/a.ts", to: "firebase-admin/firestore" },
  ],
  "firestore-emulator-importers": [
    { from: "scripts/internal/stack/stack.ts", to: "firestore-emulator/src/index.ts" },
    { from: "web/src/platform/a.ts", to: "firestore-emulator/src/index.ts", kind: "type" },
  ],
  "test-code": [
    { from: "domain/src/api/a.ts", to: "domain/src/testing/a.ts" },
    { from: "web/src/app/a.ts", to: "@mindle/domain/testing/a" },
    { from: "firestore-emulator/src/cli/a.ts", to: "firestore-emulator/src/state/testing/a.ts" },
    { from: "web/src/ui/a.ts", to: "web/src/ui/a.testdata.ts" },
    { from: "domain/src/api/a.ts", to: "domain/src/api/b.test.ts" },
    { from: "web/src/ui/a.ts", to: "web/src/engine/widgets/one/widget.player.ts" },
  ],
  tools: [
    { from: "web/vite.config.ts", to: "bench/a.ts" },
    { from: "domain/src/api/a.test.ts", to: "tests/support/a.ts" },
    { from: "functions/src/api.ts", to: "scripts/internal/a.ts" },
    { from: "functions/src/api.ts", to: "tests/support/functions/a.ts", kind: "type" },
    { from: "functions/src/http/a.test.ts", to: "tests/support/functions/a.ts" },
  ],
  domain: [
    { from: "domain/src/api/a.ts", to: "zod" },
    { from: "domain/src/api/a.ts", to: "@marcbachmann/cel-js" },
    { from: "domain/src/api/a.ts", to: "node:fs" },
    { from: "domain/src/api/a.ts", to: "web/src/platform/a.ts", kind: "type" },
    { from: "domain/src/widgets/text-input/widget.ts", to: "fast-check" },
  ],
  "domain-content": [{ from: "domain/src/content/a.ts", to: "fast-check" }],
  "domain-testing": [
    { from: "domain/src/testing/a.ts", to: "vitest" },
    { from: "domain/src/widgets/shared/draw.ts", to: "vitest" },
  ],
  "web/ui": [
    { from: "web/src/ui/a.ts", to: "web/src/platform/a.ts" },
    { from: "web/src/ui/a.ts", to: "web/src/shell/a.ts", kind: "export" },
    { from: "web/src/ui/a.ts", to: "web/src/locales/a.ts", kind: "type" },
  ],
  "web/other": [{ from: "web/src/hooks/a.ts", to: "web/src/app/a.ts" }],
  "web-feature-folder": [{ from: "web/src/features/a.ts", to: "web/src/shell/a.ts" }],
  "web-ui-texts": [{ from: "web/src/ui/a.ts", to: "react-i18next" }],
  "web-service-worker": [{ from: "web/service-worker/a.ts", to: "web/src/shell/a.ts" }],
  "web-gallery": [{ from: "web/gallery/a.ts", to: "web/src/platform/a.ts" }],
  "web-drawings": [{ from: "web/drawings/a.ts", to: "web/src/ui/a.ts" }],
  "web-preview": [
    { from: "web/preview/a.ts", to: "web/src/platform/answers/open-answers.ts" },
    { from: "web/preview/a.ts", to: "web/src/features/program/a.ts", kind: "type" },
  ],
  "web-platform-other": [{ from: "web/src/platform/a.ts", to: "web/src/platform/api/a.ts" }],
  "web-platform/browser": [{ from: "web/src/platform/browser/a.ts", to: "web/src/platform/storage/a.ts" }],
  "web/shell": [
    { from: "web/src/shell/a.ts", to: "web/src/app/a.ts", kind: "type" },
    { from: "web/src/shell/a.ts", to: "web/src/engine/a.ts" },
  ],
  "web-feature-to-feature": [
    { from: "web/src/features/one/a.ts", to: "web/src/features/two/a.ts" },
    { from: "web/src/features/one/deep/a.ts", to: "web/src/features/one-more/a.ts", kind: "type" },
  ],
  "web-widget-definitions": [
    { from: "web/src/engine/registry.ts", to: "@mindle/domain/widgets/registry" },
    { from: "web/src/engine/widgets/text/widget.tsx", to: "@mindle/domain/widgets/text/widget" },
    { from: "web/src/engine/widgets/slow-answer/widget.tsx", to: "@mindle/domain/widgets/slow-answer/props" },
    { from: "domain/src/widgets/text-list/definition.ts", to: "domain/src/widgets/text-list/widget.ts" },
  ],
  "web-features-from-app": [
    { from: "web/gallery/a.ts", to: "web/src/features/one/a.ts" },
    { from: "web/src/shell/a.ts", to: "web/src/features/one/a.ts", kind: "dynamic" },
  ],
  "web-firebase": [
    { from: "web/src/features/one/a.ts", to: "firebase/auth" },
    { from: "web/src/app/a.ts", to: "@firebase/util", kind: "type" },
    { from: "web/src/shell/a.ts", to: "reactfire", kind: "dynamic" },
  ],
  "web-engine": [
    { from: "web/src/features/one/a.ts", to: "web/src/engine/a.ts" },
    { from: "web/src/app/a.ts", to: "web/src/engine/a.ts" },
  ],
  "web-jotai": [{ from: "web/src/features/one/a.ts", to: "jotai/utils" }],
  "web-tanstack": [{ from: "web/src/features/one/a.ts", to: "@tanstack/react-query" }],
  "web-local": [
    { from: "web/src/features/one/a.ts", to: "web/src/features/one/local/a.ts" },
    { from: "web/src/platform/a.ts", to: "web/src/platform/developer/local/a.ts", kind: "export" },
  ],
  "web-developer": [
    { from: "web/src/app/a.ts", to: "web/src/features/developer/a.ts" },
    { from: "web/src/platform/a.ts", to: "web/src/platform/developer/a.ts" },
  ],
  "functions/operations": [
    { from: "functions/src/operations/a.ts", to: "functions/src/http/a.ts", kind: "type" },
    { from: "functions/src/operations/a.ts", to: "functions/src/settings.ts" },
  ],
  "functions-policies-pure": [
    { from: "functions/src/policies/a.ts", to: "zod" },
    { from: "functions/src/policies/a.ts", to: "node:fs" },
  ],
  "functions-firebase-admin": [
    { from: "functions/src/operations/a.ts", to: "firebase-admin/firestore", kind: "type" },
    { from: "functions/src/http/a.ts", to: "@google-cloud/firestore" },
  ],
  "functions-firebase-functions": [
    { from: "functions/src/triggers/a.ts", to: "firebase-functions/scheduler" },
  ],
  "functions-index": [{ from: "functions/src/http/a.test.ts", to: "functions/src/index.ts" }],
  "firestore-emulator-process": [
    { from: "firestore-emulator/src/server.ts", to: "firestore-emulator/src/cli/main.ts" },
    { from: "firestore-emulator/src/index.ts", to: "firestore-emulator/src/triggers/a.ts" },
  ],
  "declared-dependencies": [
    { from: "web/src/platform/a.ts", to: "yaml" },
    { from: "domain/src/testing/a.ts", to: "yaml" },
    { from: "scripts/internal/a.ts", to: "chevrotain", kind: "type" },
  ],
  "declared-test-dependencies": [{ from: "functions/src/http/a.test.ts", to: "chevrotain" }],
  "no-dev-dependencies": [{ from: "web/src/platform/a.ts", to: "vite" }],
};

/** What other rules refuse: a cycle, a module alone, and an import that leads nowhere. */
export const CYCLE: readonly [Import, Import] = [
  { from: "domain/src/circular/a.ts", to: "domain/src/circular/b.ts" },
  { from: "domain/src/circular/b.ts", to: "domain/src/circular/a.ts", kind: "type" },
];
export const ORPHAN = "web/src/app/orphan.ts";
export const UNRESOLVED: Import = { from: "web/src/app/b.ts", to: "web/src/app/absent.ts" };

/** Imports next to the refused ones; their files have no others. */
export const PERMITTED: readonly Import[] = [
  { from: "web/src/ui/good.ts", to: "@mindle/domain/product" },
  { from: "web/src/ui/good.ts", to: "react" },
  { from: "web/src/platform/auth/good.ts", to: "firebase/auth" },
  { from: "web/src/platform/auth/good.ts", to: "jotai" },
  { from: "web/src/platform/auth/good.ts", to: "web/src/locales/a.ts", kind: "type" },
  { from: "web/src/engine/good.ts", to: "web/src/shell/a.ts" },
  { from: "web/src/engine/good.ts", to: "@mindle/domain/widgets/registry", kind: "type" },
  { from: "web/src/features/program/good.ts", to: "web/src/engine/a.ts" },
  { from: "web/src/features/one/good.ts", to: "web/src/features/one/deep/b.ts" },
  { from: "web/src/features/one/good.ts", to: "web/src/features/one/local/a.ts", kind: "dynamic" },
  { from: "web/src/features/developer/good.ts", to: "web/src/platform/developer/a.ts" },
  { from: "web/src/app/good.ts", to: "@tanstack/react-query" },
  { from: "web/src/app/good.ts", to: "web/src/features/two/a.ts" },
  { from: "web/src/app/good.ts", to: "web/src/features/developer/a.ts", kind: "dynamic" },
  { from: "web/src/app/good.test.ts", to: "content/src/compile.ts" },
  { from: "web/src/app/good.test.ts", to: "vitest" },
  { from: "web/gallery/vite.config.ts", to: "vite" },
  { from: "web/preview/good.ts", to: "domain/src/testing/b.ts" },
  { from: "web/preview/good.ts", to: "web/src/engine/b.ts" },
  { from: "domain/src/content/good.ts", to: "zod/mini" },
  { from: "domain/src/api/good.test.ts", to: "domain/src/testing/b.ts" },
  { from: "functions/src/http/good.ts", to: "functions/src/operations/b.ts" },
  { from: "functions/src/policies/good.ts", to: "node:crypto" },
  { from: "functions/src/operations/good.ts", to: "functions/src/policies/b.ts" },
  { from: "functions/src/store/good.ts", to: "firebase-admin/firestore" },
  { from: "functions/src/http/good.test.ts", to: "vitest" },
  { from: "scripts/good.ts", to: "domain/src/testing/b.ts" },
  { from: "bench/good.ts", to: "scripts/internal/b.ts" },
];

/** Imports of the first load, reached from entry.ts and main.tsx. */
export const FIRST_LOADED: readonly Import[] = [
  { from: "web/src/app/entry.ts", to: "web/src/app/main.tsx", kind: "dynamic" },
  { from: "web/src/app/main.tsx", to: "web/src/platform/eager.ts" },
  { from: "web/src/app/main.tsx", to: "web/src/platform/later.ts", kind: "dynamic" },
  { from: "web/src/platform/eager.ts", to: "web/src/platform/typed.ts", kind: "type" },
  { from: "web/src/platform/eager.ts", to: "firebase/firestore/lite" },
  { from: "web/src/platform/eager.ts", to: "firebase/firestore" },
  { from: "web/src/platform/later.ts", to: "reactfire" },
  { from: "web/src/platform/typed.ts", to: "reactfire" },
  { from: "web/src/platform/eager.ts", to: "reactfire" },
  { from: "web/src/platform/eager.ts", to: "jotai" },
];
