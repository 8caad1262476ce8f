/** What the sky of a picture shows. */
export type Sky = "dawn" | "day" | "dusk" | "night";

/** The sky of an hour of the day, 0 to 23. */
export function skyOf(hour: number): Sky {
  if (hour < 5 || hour >= 20) return "night";
  if (hour < 8) return "dawn";
  return hour < 17 ? "day" : "dusk";
}
