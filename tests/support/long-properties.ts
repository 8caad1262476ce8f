import fc from "fast-check";

// A setup file of `npm run soak`: the number of runs of every property that does not set its own.
fc.configureGlobal({ numRuns: 10_000, interruptAfterTimeLimit: 60_000 });
