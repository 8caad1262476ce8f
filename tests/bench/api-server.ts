import { createApi } from "../../functions/src/api.ts";
import { readSettings } from "../../functions/src/settings.ts";
import { serveApi } from "../../functions/src/testing/serve-api.ts";

// The whole API in a process of its own, on the emulators that its environment names. Prints its port.
const { port } = await serveApi(createApi(readSettings(process.env)).answer);
console.log(port);
