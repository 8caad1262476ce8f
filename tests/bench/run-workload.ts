import { WORKLOADS } from "./workloads.ts";

// Runs the workload named on the command line against FIRESTORE_EMULATOR_HOST and prints its measures as JSON.
const [name = ""] = process.argv.slice(2);
const workload = WORKLOADS.get(name);
if (!workload) throw new Error(`no workload ${name}; there are ${[...WORKLOADS.keys()].join(", ")}`);
console.log(JSON.stringify(await workload()));
// Clients hold connections that nothing else would end.
process.exit(0);
