import { expect, type Page } from "@playwright/test";

/** Widths in CSS pixels and text sizes in per cent that every page must support. */
const SIZES = [
  { width: 320, text: 100 },
  { width: 360, text: 100 },
  { width: 360, text: 200 },
] as const;

/**
 * Expects every text of the page to be readable on small phones, also with text of double size: no text is outside the page,
 * cut off, outside its box, above another text or a single punctuation mark on a line, and no word is broken that its box has
 * room for. Text that a box scrolls to sideways, as the tabs of a long list, is readable there.
 */
export async function expectTextFits(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { width, text } of SIZES) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, text);
    expect(await page.evaluate(textProblems), `${width} pixels, text at ${text} %`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before !== null) await page.setViewportSize(before);
}

/** Expects the page not to scroll sideways at a width in pixels. */
export async function expectNoOverflowAt(page: Page, width: number): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: before?.height ?? 640 });
  const aside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(aside, `${width} pixels`).toBeLessThanOrEqual(0);
  if (before !== null) await page.setViewportSize(before);
}

/** What makes texts unreadable as the page is now. Runs inside the page. */
export function textProblems(): readonly string[] {
  /** Text boxes are as high as the font, which may be more than the line: this part of them is empty, above and below. */
  const PADDING = 0.2;

  interface Line {
    readonly text: string;
    readonly owner: Element;
    /** The nearest ancestor that does not scroll with the page, if any. */
    readonly layer: Element | undefined;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }

  const problems: string[] = [];
  const report = (line: Line, problem: string) => problems.push(`“${line.text}” ${problem}`);

  const ancestorsOf = (element: Element): Element[] => {
    const parent = element.parentElement;
    return parent === null ? [element] : [element, ...ancestorsOf(parent)];
  };

  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !ancestorsOf(element).some((one) => getComputedStyle(one).clipPath === "inset(50%)");

  const linesOf = (node: Text, owner: Element): Line[] => {
    const range = document.createRange();
    const layer = ancestorsOf(owner).find((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    const lines: Line[] = [];
    let end = 0;
    for (const letter of node.data) {
      const start = end;
      end += letter.length;
      range.setStart(node, start);
      range.setEnd(node, end);
      const box = [...range.getClientRects()].at(-1);
      if (letter.trim() === "" || box === undefined || box.width === 0) continue;
      const padding = box.height * PADDING;
      const { left, right } = box;
      const top = box.top + padding;
      const bottom = box.bottom - padding;
      const last = lines.at(-1);
      if (last !== undefined && top < last.bottom) {
        lines.pop();
        lines.push({
          ...last,
          text: node.data.slice(node.data.lastIndexOf(last.text, start), end),
          right: Math.max(last.right, right),
        });
      } else {
        lines.push({ text: letter, owner, layer, left, right, top, bottom });
      }
    }
    return lines;
  };

  /** Words that are broken inside although a line of their box has room for them. */
  const brokenWords = (node: Text, owner: Element): string[] => {
    const block = ancestorsOf(owner).find(
      (one) => !/^(inline|contents)$/.test(getComputedStyle(one).display),
    );
    if (block === undefined) return [];
    const style = getComputedStyle(block);
    // What stands beside the text in a row takes its part of it.
    const beside = style.display.includes("flex") ? [...block.children] : [];
    const taken = beside.map((one) => one.getBoundingClientRect().width + (parseFloat(style.columnGap) || 0));
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const room = taken.reduce((rest, width) => rest - width, block.clientWidth - padding);
    const isWhole = block.textContent.trim() === node.data.trim();
    const range = document.createRange();
    // A line may end behind a hyphen, a dash, a dot, a slash, a closing quotation mark or bracket, an exclamation or question mark, and
    // before a bracket.
    return [...node.data.matchAll(/[(<]?[^ \n\u200b\-‐–—/!?’”(·)<>]+[-‐–—/!?’”·)>]*/g)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = pieces;
        const isBroken = pieces.some(
          ({ top }) => first !== undefined && top >= first.bottom - first.height / 2,
        );
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
        // At the edge of the node, the word may go on in the next one, as where a part of it is marked.
        const isAtEdge = index === 0 || index + word.length === node.data.length;
        return isBroken && width <= room && (isWhole || !isAtEdge) ? [word] : [];
      },
    );
  };

  const isBeside = (one: Line, other: Line): boolean =>
    one !== other && one.owner.contains(other.owner) && one.top < other.bottom && other.top < one.bottom;

  /** A field to write in belongs to the sentence around it. */
  const isBesideField = ({ owner, top, bottom }: Line): boolean =>
    [...owner.querySelectorAll("input, textarea, select")].some((field) => {
      const box = field.getBoundingClientRect();
      return top < box.bottom && box.top < bottom;
    });

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const owner = node.parentElement;
    if (!(node instanceof Text) || owner === null || node.data.trim() === "" || !isVisible(owner)) continue;
    // A picture of texts is read as its label.
    if (owner.closest('[role="img"]') !== null) continue;
    lines.push(...linesOf(node, owner));
    problems.push(
      ...brokenWords(node, owner).map((word) => `“${word}” is broken, and its box has room for it`),
    );
  }

  const scrollsSideways = (box: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth;

  for (const line of lines) {
    const around = ancestorsOf(line.owner);
    const scroller = around.findIndex(scrollsSideways);
    const isScrolledTo = scroller !== -1;
    if (isScrolledTo) around.splice(scroller);
    // What is pinned to the screen is cut by nothing outside it.
    const pinned = around.findIndex((box) => getComputedStyle(box).position === "fixed");
    if (pinned !== -1) around.splice(pinned + 1);
    if (!isScrolledTo && (line.left < -1 || line.right > innerWidth + 1)) report(line, "is outside the page");
    const isPart = line.text !== line.owner.textContent.trim();
    if (
      isPart &&
      /^\p{P}+$/u.test(line.text) &&
      !lines.some((other) => isBeside(line, other)) &&
      !isBesideField(line)
    ) {
      report(line, `is alone at the end of “${line.owner.textContent}”`);
    }
    for (const box of around) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isBlock = !display.startsWith("inline") && display !== "contents";
      const beside = line.left < left - 1 || line.right > right + 1;
      const beyond = line.top < top - 1 || line.bottom > bottom + 1;
      const isCut = (/hidden|clip/.test(overflowX) && beside) || (/hidden|clip/.test(overflowY) && beyond);
      if (isCut) report(line, `is cut by ${box.className}`);
      else if (box === line.owner && isBlock && beside) report(line, "overflows its box");
    }
  }

  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1 && one.layer === other.layer) report(one, `overlaps “${other.text}”`);
    }
  }

  const aside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return aside > 0 ? [...problems, `the page scrolls sideways by ${aside} pixels`] : problems;
}
