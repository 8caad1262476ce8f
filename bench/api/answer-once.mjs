import { createRequire } from "node:module";
import { Readable } from "node:stream";

// Loads the function `api` from its bundle as Cloud Functions does, which requires CommonJS, and answers one call that reads
// Firestore, without the web server that Cloud Functions puts around a function. Plain JavaScript, because stripping types would
// add to the time. Prints the milliseconds of processor time until the response.
const [bundle = ""] = process.argv.slice(2);
const { api } = createRequire(import.meta.url)(bundle);
const headers = { "content-type": "application/json" };
await new Promise((resolve, reject) => {
  const request = Object.assign(Readable.from([Buffer.from("{}")]), {
    method: "POST",
    path: "/api/purchase/listPackages",
    headers,
    get: (name) => headers[name.toLowerCase()],
  });
  const response = {
    on() {},
    status: (status) => (status === 200 ? response : reject(new Error(`answered ${status}`))),
    set: () => response,
    json: resolve,
  };
  api(request, response);
});
const { user, system } = process.cpuUsage();
console.log((user + system) / 1000);
process.exit(0);
