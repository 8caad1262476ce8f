import { createApi } from "../../../functions/src/api.ts";
import { readSettings } from "../../../functions/src/settings.ts";
import { serveApi } from "../../../functions/src/testing/serve-api.ts";

// Serves the whole API with the emulators of its environment. Prints its port.
const { port } = await serveApi(createApi(readSettings(process.env)).handleRequest);
console.log(port);
