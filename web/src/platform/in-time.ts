/** What a promise resolves to; rejects with a TimeoutError where it is not settled after `ms` milliseconds. */
export async function inTime<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("no answer in time", "TimeoutError")), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
