import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import en from "../../locales/en/common.ts";
import { LoadError } from "../../platform/browser/load-module.ts";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { startI18n } from "../../platform/i18n/i18n.ts";
import { ErrorScreen } from "./error-screen.tsx";

beforeAll(() => startI18n("en"));

const { title, outdatedTitle } = en.problem;

test.each([
  [new LoadError(new TypeError("Failed to fetch")), outdatedTitle],
  [new TypeError("undefined is not a function"), title],
  [undefined, title],
])("%s: %s", async (error, heading) => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ErrorScreen error={error} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole("heading", { name: heading })).toBeVisible();
});
