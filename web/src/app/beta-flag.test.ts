import { checkedContent } from "@mindle/content/compile";
import { pageDataOf } from "@mindle/content/page-data";
import { expect, test } from "vitest";
import { contentOf, render } from "./prerender.tsx";

const authored = await checkedContent();

/** The HTML of a package's page where the content says whether the beta is open. */
async function pageWith(
  beta: boolean,
  language: "ko" | "en",
  path = "/beta-trial/riggy-complete",
): Promise<string> {
  const content = pageDataOf(authored, contentOf(path));
  const key = `packages/${path.split("/").at(-1)}` as const;
  const offered = content[key];
  if (!offered) throw new Error(`no ${key}`);
  const { html } = await render(path, language, { ...content, [key]: { ...offered, beta } });
  return html;
}

test.each([
  ["pleaser-complete", "pleaser-v1"],
  ["pleaser-starter", "pleaser-v1"],
  ["jumpy-complete", "jumpy-v1"],
  ["jumpy-starter", "jumpy-v1"],
])(
  "the voucher page of %s opens the programme while it can be opened, else it reserves it",
  async (slug, programId) => {
    const open = await pageWith(true, "en", `/voucher/${slug}`);
    const links = open.matchAll(/href="\/program\/schedule\/([\w-]+)"[^>]*><span[^>]*>Try for free</g);
    expect([...links].map(([, id]) => id)).toEqual([programId, programId]);
    expect(open).not.toMatch(/Coming soon|Get voucher|90%/);
    const soon = await pageWith(false, "en", `/voucher/${slug}`);
    expect(soon).not.toMatch(/NOW|Try for free|program\/schedule/);
    expect(soon).toContain("Coming soon");
    expect(soon.match(/Get voucher/g)).toHaveLength(2);
  },
);

test("once the beta is open its page has the words of the specification and opens the programme", async () => {
  const html = await pageWith(true, "en");
  expect(html).toContain("Try our beta for free NOW! Limited offer");
  expect(html.match(/href="\/program\/schedule\/um-eng-v2s"[^>]*><span[^>]*>Try for free</g)).toHaveLength(2);
  expect(html).not.toContain("Tell me when it opens");
  expect(await pageWith(true, "ko")).toContain("무료로 해 보기");
});

test("until then it promises nothing that cannot be tried", async () => {
  const html = await pageWith(false, "en");
  expect(html).not.toMatch(/NOW|Try for free|program\/schedule/);
  expect(html.match(/Tell me when it opens/g)).toHaveLength(2);
  expect(await pageWith(false, "ko")).not.toContain("무료로 해 보기");
});
