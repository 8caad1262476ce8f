import { isRecord } from "@mindle/domain/content/props";
import type { PlacedComponent } from "./components.ts";

/** Numbers with `look: jar` that follow one another are a row of jars: tells each the answers of the row, and its place among them. */
export function withJarRows(components: readonly PlacedComponent[]): readonly PlacedComponent[] {
  return components.map((placed, at) => {
    const { props } = placed.component;
    if (!isRecord(props) || !isJar(placed)) return placed;
    const first = components.slice(0, at).findLastIndex((each) => !isJar(each)) + 1;
    const length = components.slice(first).findIndex((each) => !isJar(each));
    const row = components.slice(first, length === -1 ? undefined : first + length);
    const names = row.flatMap(({ component: { bind } }) => bind ?? []);
    return {
      ...placed,
      component: { ...placed.component, props: { ...props, row: { names, at: at - first } } },
    };
  });
}

function isJar({ component: { props } }: PlacedComponent): boolean {
  return isRecord(props) && props["look"] === "jar";
}
