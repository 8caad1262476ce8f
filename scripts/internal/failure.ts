/** A problem the person at the keyboard can act on: shown as its message alone, without a stack trace. */
export class Failure extends Error {
  override readonly name = "Failure";
}

/** Runs a script's main function: a Failure is told in plain words, anything else with its stack; both exit with 1. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  // A parent's channel would hold the process open after its work is done.
  if (process.connected) {
    process.disconnect();
  }
}
