import * as logger from "firebase-functions/logger";
import { jobFailureLine, jobLine } from "./log-lines.ts";

/**
 * Runs a scheduled job, which resolves to how many it treated, and logs how it ended. firebase-functions logs the message of
 * what a job throws, so that nothing of the error itself is thrown on.
 */
export async function logJob(job: string, run: () => Promise<number>): Promise<void> {
  const began = performance.now();
  let count: number;
  try {
    count = await run();
  } catch (error) {
    logger.write(jobFailureLine(job, error));
    throw new Error(`${job} failed`);
  }
  logger.write(jobLine(job, count, performance.now() - began));
}
