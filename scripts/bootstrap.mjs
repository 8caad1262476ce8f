// Entry point of every npm script: installs missing dependencies, then runs a file of scripts on Node 24.
// Plain JavaScript without dependencies, because it runs before anything is installed.

const OLDEST_NODE = 20;
const SCRIPTS_NODE = 24;

async function main() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE) {
    throw new Error(
      `Node ${process.versions.node} is too old: ${OLDEST_NODE} or newer is needed. Get it from https://nodejs.org.`,
    );
  }
  const { installIfNeeded } = await import("./internal/bootstrap/install.mjs");
  const { runScript } = await import("./internal/bootstrap/run-script.mjs");
  const [command, ...args] = process.argv.slice(2);
  const root = new URL("..", import.meta.url);
  await installIfNeeded(root);
  process.exitCode = await runScript({
    root,
    command,
    args,
    ownMajor: major,
    neededMajor: SCRIPTS_NODE,
  });
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
