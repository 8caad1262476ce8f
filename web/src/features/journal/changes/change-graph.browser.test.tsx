import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadNamespaces, startI18n } from "../../../platform/i18n/i18n.ts";
import { ChangeGraph } from "./change-graph.tsx";

beforeAll(async () => {
  await startI18n("ko");
  await loadNamespaces(["journal"]);
});

test("the longest dates of the first and the last point are within the graph", async () => {
  const points = ["2026-10-20", "2026-11-24"].map((day, index) => ({
    at: Date.parse(day),
    value: index + 3,
  }));
  const scale = { min: 0, max: 10, band: 2, harder: "more", digits: 0 } as const;
  await render(<ChangeGraph series={{ id: "stress", label: "스트레스", scale, points }} />);
  const graph = page.getByRole("img").element().getBoundingClientRect();
  for (const day of ["2026. 10. 20.", "2026. 11. 24."]) {
    const { left, right } = page.getByText(day).element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(graph.left);
    expect(right).toBeLessThanOrEqual(graph.right);
  }
});
