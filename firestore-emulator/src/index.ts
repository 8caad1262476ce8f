export { parseIndexFile } from "./operations/index-file.ts";
export { IndexRegistry } from "./operations/index-registry.ts";
export { RulesRegistry } from "./operations/rules-registry.ts";
export { type RunningServer, startServer } from "./server.ts";
export { Store } from "./state/store.ts";
export type { ServerOptions, TriggerRegistrar } from "./transport/server-options.ts";
