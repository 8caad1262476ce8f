import {
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  find,
  parse,
  type WalkOptionsNoVisit,
  walk,
} from "css-tree";
import { type Browser, type Feature, type FeatureUse, feature, featuresBelow } from "./compat-data.ts";

/** The functions of values, by their names. */
const FUNCTIONS = functionsByName();

/** Units that the data have in groups. */
const UNIT_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_dynamic"],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_small"],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_large"],
  [/^cq(w|h|i|b|min|max)$/, "container_query_length_units"],
];

/**
 * The features of a style sheet that one of the oldest browsers lacks. Left out are declarations that such a browser skips in
 * favour of an earlier one of the same rule, and what is inside a `@supports` that it does not pass.
 */
export function styleFeatures(css: string): readonly FeatureUse[] {
  const uses: FeatureUse[] = [];
  const tree = parse(css, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message, line, column }) =>
      uses.push({ id: `syntax: ${message}`, lackedBy: [], line, column }),
  });
  /** Whom the conditions around a node keep out. */
  const keptOut: (readonly Browser[])[] = [];
  const visitor: WalkOptionsNoVisit = {
    enter(node) {
      if (isSupports(node)) keptOut.push(browsersKeptOut(node));
      // What a condition asks for is not used yet.
      else if (this.atrulePrelude === null || this.atrule?.name !== "supports") {
        const { line, column } = node.loc?.start ?? { line: 1, column: 1 };
        for (const each of nodeFeatures(node, this.atrule, this.block)) {
          if (each.lackedBy.every((browser) => keptOut.flat().includes(browser))) continue;
          uses.push({ ...each, line, column });
        }
      }
    },
    leave(node) {
      if (isSupports(node)) keptOut.pop();
    },
  };
  walk(tree, visitor);
  return uses;
}

/** What one declaration needs and one of the oldest browsers lacks. */
export function styleValueFeatures(property: string, value: string): readonly Feature[] {
  const declaration = find(parse(`a{${property}:${value}}`), (node) => node.type === "Declaration");
  return declaration?.type === "Declaration" ? declarationFeatures(declaration) : [];
}

function nodeFeatures(node: CssNode, atrule: Atrule | null, block: Block | null): readonly Feature[] {
  switch (node.type) {
    case "Atrule":
      return lacking([feature("css", "at-rules", node.name)]);
    case "Feature":
    case "FeatureRange":
      return atrule?.name === "media" ? mediaFeatures(node) : [];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return lacking([feature("css", "selectors", node.name)]);
    case "NestingSelector":
      return lacking([feature("css", "selectors", "nesting")]);
    case "Declaration":
      return declarationFeatures(node).filter(({ lackedBy }) => !isReplacement(node, lackedBy, block));
    default:
      return [];
  }
}

function mediaFeatures(node: CssNode): readonly Feature[] {
  if (node.type === "FeatureRange") return lacking([feature("css", "at-rules", "media", "range_syntax")]);
  if (node.type !== "Feature") return [];
  const name = node.name.replace(/^(min|max)-/, "");
  const value = node.value?.type === "Identifier" ? node.value.name : "";
  return lacking([
    feature("css", "at-rules", "media", name),
    feature("css", "at-rules", "media", name, value),
  ]);
}

function declarationFeatures({ property, value }: Declaration): readonly Feature[] {
  const features = [feature("css", "properties", property)];
  walk(value, (node) => {
    if (node.type === "Identifier") features.push(feature("css", "properties", property, node.name));
    if (node.type === "Dimension") features.push(unitFeature(node.unit));
    if (node.type === "Function") features.push(functionFeature(property, node.name));
  });
  return lacking(features);
}

function unitFeature(unit: string): Feature | undefined {
  const group = UNIT_GROUPS.find(([pattern]) => pattern.test(unit))?.[1];
  return feature("css", "types", "length", group ?? unit);
}

function functionFeature(property: string, name: string): Feature | undefined {
  return (
    feature("css", "properties", property, `${name}_function`) ??
    // In one kind of values it may be older.
    FUNCTIONS.get(name)?.reduce((one, other) => (one.lackedBy.length <= other.lackedBy.length ? one : other))
  );
}

function functionsByName(): ReadonlyMap<string, readonly Feature[]> {
  const functions = new Map<string, Feature[]>();
  for (const each of featuresBelow("css", "types")) {
    const name = each.id.slice(each.id.lastIndexOf(".") + 1).replace(/-function$/, "");
    functions.set(name, [...(functions.get(name) ?? []), each]);
  }
  return functions;
}

/** A name with an engine's prefix is for that engine alone. */
function lacking(features: readonly (Feature | undefined)[]): readonly Feature[] {
  return features
    .filter((each) => each !== undefined)
    .filter(({ id, lackedBy }) => lackedBy.length > 0 && !/\.-(webkit|moz)-/.test(id));
}

/** Whether the rule has a declaration in its place for these browsers: an earlier one, or one with a prefix. */
function isReplacement(
  { property, value }: Declaration,
  browsers: readonly Browser[],
  block: Block | null,
): boolean {
  const declarations = block?.children.toArray().filter((each) => each.type === "Declaration") ?? [];
  const own = declarations.findIndex((each) => each.value === value);
  return declarations.some(
    (each, index) =>
      (/^-(webkit|moz)-/.test(each.property) && each.property.endsWith(`-${property}`)) ||
      (index < own &&
        each.property === property &&
        declarationFeatures(each).every(({ lackedBy }) => !browsers.some((one) => lackedBy.includes(one)))),
  );
}

function isSupports(node: CssNode): node is Atrule {
  return node.type === "Atrule" && node.name === "supports";
}

/** The browsers that surely do not pass a `@supports`. */
function browsersKeptOut({ prelude }: Atrule): readonly Browser[] {
  const browsers: Browser[] = [];
  let isPlain = true;
  if (prelude !== null) {
    walk(prelude, (node) => {
      if (node.type === "Identifier" && (node.name === "not" || node.name === "or")) isPlain = false;
      browsers.push(...nodeFeatures(node, null, null).flatMap(({ lackedBy }) => lackedBy));
    });
  }
  return isPlain ? browsers : [];
}
