import { MINUTE_MS } from "@mindle/domain/time";
import * as z from "zod/mini";
import { Failure } from "../command.ts";

/** A function that Cloud Scheduler calls in production. */
interface ScheduledFunction {
  readonly name: string;
  readonly region: string;
  readonly everyMinutes: number;
}

/** Calls scheduled functions at their times until stopped; the Functions emulator does not. A failed run is printed; later ones still happen. */
export async function startScheduler(projectId: string, port: number): Promise<{ stop(): void }> {
  const origin = `http://127.0.0.1:${port}`;
  const functions = scheduledFunctions(await (await fetch(`${origin}/backends`)).json());
  const timers = new Map<string, NodeJS.Timeout>();
  const schedule = (scheduled: ScheduledFunction) => {
    const time = nextRun(Date.now(), scheduled.everyMinutes);
    const run = () => {
      schedule(scheduled);
      call(origin, projectId, scheduled, time).catch((error: unknown) =>
        console.error(`${scheduled.name}: ${String(error)}`),
      );
    };
    timers.set(scheduled.name, setTimeout(run, time - Date.now()));
  };
  for (const scheduled of functions) schedule(scheduled);
  return {
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({
          name: z.string(),
          region: z.string(),
          schedule: z.optional(z.object({ schedule: z.string() })),
        }),
      ),
    }),
  ),
});

/** The scheduled functions in the Functions emulator's list of loaded functions (`GET /backends`). */
export function scheduledFunctions(response: unknown): ScheduledFunction[] {
  return z
    .parse(backendsSchema, response)
    .backends.flatMap(({ functionTriggers }) => functionTriggers)
    .flatMap(({ name, region, schedule }) =>
      schedule === undefined ? [] : [{ name, region, everyMinutes: minutesOf(name, schedule.schedule) }],
    );
}

/** The first run after `now`, in milliseconds, of a function that runs every so many minutes of the UTC day. */
export function nextRun(now: number, everyMinutes: number): number {
  const period = everyMinutes * MINUTE_MS;
  return (Math.floor(now / period) + 1) * period;
}

function minutesOf(name: string, schedule: string): number {
  const [, minutes] = /^every (\d+) minutes$/.exec(schedule) ?? [];
  if (minutes === undefined || Number(minutes) === 0) {
    throw new Failure(`The local scheduler reads "every N minutes" only; ${name} runs "${schedule}".`);
  }
  return Number(minutes);
}

async function call(origin: string, projectId: string, scheduled: ScheduledFunction, time: number) {
  const { name, region } = scheduled;
  // The emulator serves functions of unsupported trigger types at their name with this suffix.
  const response = await fetch(`${origin}/${projectId}/${region}/${name}-0`, {
    method: "POST",
    headers: {
      "X-CloudScheduler-JobName": name,
      "X-CloudScheduler-ScheduleTime": new Date(time).toISOString(),
    },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
}
