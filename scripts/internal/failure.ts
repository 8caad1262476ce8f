/** An error that the user can act on: printed as its message, without a stack trace. */
export class Failure extends Error {
  override readonly name = "Failure";
}

/** Runs a script's main function. Prints a Failure as its message and any other error with its stack; both exit with 1. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  // An open IPC channel to the parent would keep the process alive.
  if (process.connected) {
    process.disconnect();
  }
}
