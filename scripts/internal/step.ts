/** Runs one named part of a command and prints its name and duration. */
export async function step<T>(name: string, action: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    const result = await action();
    console.log(`✓ ${name} (${elapsed(started)})`);
    return result;
  } catch (error) {
    console.log(`✗ ${name} (${elapsed(started)})`);
    throw error;
  }
}

function elapsed(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
