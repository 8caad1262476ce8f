import { pathToFileURL } from "node:url";

// A fresh process of the function `api`, from its bundle: one call that reads Firestore, answered. The web server that
// stands around a function in Cloud Functions is not here, and nothing is loaded besides: plain JavaScript, because
// stripping types takes time as well. Prints the milliseconds of processor time until the answer.
const [bundle = ""] = process.argv.slice(2);
const { api } = await import(pathToFileURL(bundle).href);
const headers = { "content-type": "application/json" };
await new Promise((resolve, reject) => {
  const request = {
    method: "POST",
    path: "/api/purchase/listPackages",
    headers,
    get: (name) => headers[name.toLowerCase()],
    rawBody: Buffer.from("{}"),
    on() {},
  };
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
