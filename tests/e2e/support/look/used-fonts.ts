import { type CDPSession, expect, type Page } from "@playwright/test";

/** A DOM node as the DevTools protocol describes it; the part that is used. */
interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
  readonly pseudoElements?: readonly DomNode[];
}

/** Name of our font inside its files. */
const OUR_FONT = "Pretendard Variable";

/** Signs that are in no font for texts. */
const EMOJI = /\p{Extended_Pictographic}/u;

/** Elements in a monospaced font by design. */
const MONOSPACED = ["CODE", "PRE"];

/** Waits until every text that is rendered, or that of a part, is drawn in our font; it may arrive after the first paint. */
export async function expectOurFont(page: Page, screen: string, part?: string): Promise<void> {
  await expect.poll(() => textsInOtherFonts(page, part), { message: screen }).toEqual([]);
}

/**
 * Every text of the page, or of the part at a selector, emoji aside, that is not drawn in our font alone, with the fonts it is
 * drawn in. Covers what fields hold and what CSS generates, not {@link MONOSPACED} elements; a text that is not rendered has no
 * font. No text at all is reported as well.
 */
export async function textsInOtherFonts(page: Page, part?: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
    const nodes = nodesWithText(part === undefined ? root : await partOf(session, root, part));
    const fonts = await Promise.all(nodes.map((node) => readFonts(session, node)));
    const rendered = fonts.flat();
    if (rendered.length === 0) return ["the page has no text"];
    return rendered
      .filter(({ isOurs, text }) => !isOurs && !EMOJI.test(text))
      .map(({ text, font }) => `“${text}” in ${font}`);
  } finally {
    await session.detach();
  }
}

async function partOf(session: CDPSession, root: DomNode, selector: string): Promise<DomNode> {
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const inside = (node: DomNode): readonly DomNode[] =>
    node.nodeId === nodeId ? [node] : (node.children ?? []).flatMap(inside);
  const [found] = inside(root);
  if (found === undefined) throw new Error(`there is no ${selector}`);
  return found;
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

function nodesWithText(node: DomNode): readonly DomNode[] {
  const { children = [], shadowRoots = [], pseudoElements = [] } = node;
  if (MONOSPACED.includes(node.nodeName)) return [];
  const isText = node.nodeType === TEXT_NODE && node.nodeValue.trim() !== "";
  const generated = pseudoElements.filter(({ nodeType }) => nodeType === ELEMENT_NODE);
  return [...(isText ? [node] : []), ...generated, ...[...children, ...shadowRoots].flatMap(nodesWithText)];
}

interface FontUse {
  readonly text: string;
  readonly font: string;
  readonly isOurs: boolean;
}

/** The fonts of a node; none where it was removed in the meantime. */
async function readFonts(session: CDPSession, { nodeId, nodeValue }: DomNode): Promise<readonly FontUse[]> {
  const answer = await session.send("CSS.getPlatformFontsForNode", { nodeId }).catch((error: unknown) => {
    if (String(error).includes("Could not find node")) return { fonts: [] };
    throw error;
  });
  return answer.fonts.map(({ familyName, isCustomFont }) => ({
    text: nodeValue.trim() || "generated content",
    font: `${familyName}${isCustomFont ? ", a web font" : ""}`,
    isOurs: isCustomFont && familyName === OUR_FONT,
  }));
}
