export { RulesRegistry } from "./operations/rules-registry.ts";
export { type RunningServer, type ServerOptions, startServer, type TriggerRegistrar } from "./server.ts";
export { Store } from "./state/store.ts";
