import { readFile } from "node:fs/promises";

/** Resident memory of a process, now or the most so far; NaN outside Linux. */
export async function residentMiB(
  pid: number | undefined,
  which: "VmRSS" | "VmHWM" = "VmRSS",
): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(status.match(new RegExp(`${which}:\\s+(\\d+) kB`))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Processor time of a process so far, in steps of a hundredth of a second; NaN outside Linux. */
export async function cpuSeconds(pid: number | undefined): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}
