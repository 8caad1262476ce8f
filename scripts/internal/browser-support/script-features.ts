import {
  type AnyNode,
  type CallExpression,
  type Expression,
  type MemberExpression,
  type ObjectExpression,
  parse,
  parseExpressionAt,
  type SpreadElement,
  type Super,
} from "acorn";
import { ancestor, simple } from "acorn-walk";
import { SYNTAX_EDITION } from "../../../web/oldest-browsers.ts";
import { type Feature, type FeatureUse, feature, featuresBelow, namesBelow } from "./compat-data.ts";
import { styleValueFeatures } from "./style-features.ts";

/** Objects of the global scope, and the interface that each is of. */
const INSTANCES: Readonly<Record<string, readonly string[]>> = {
  caches: ["CacheStorage"],
  crypto: ["Crypto"],
  customElements: ["CustomElementRegistry"],
  document: ["Document", "Node", "EventTarget"],
  history: ["History"],
  indexedDB: ["IDBFactory"],
  localStorage: ["Storage"],
  location: ["Location"],
  navigator: ["Navigator", "WorkerNavigator"],
  performance: ["Performance", "EventTarget"],
  screen: ["Screen"],
  sessionStorage: ["Storage"],
};

/** The names of the global object. */
const GLOBAL_OBJECTS = ["window", "self", "globalThis"];

/** What the data have below the interfaces of the global object. */
const GLOBAL_INTERFACES = ["Window", "WorkerGlobalScope", "ServiceWorkerGlobalScope"];

/** Methods of maps, sets, arrays and texts that give an iterator. */
const ITERATOR_METHODS = ["entries", "keys", "matchAll", "values"];

/** Every member of every class, by its name. */
const MEMBERS = membersByName();

/** The features of a script's code that one of the oldest browsers lacks. Types are unknown: a member counts by its name alone where none of its owners have it. */
export function scriptFeatures(code: string): readonly FeatureUse[] {
  const uses: FeatureUse[] = [];
  const add = (
    node: { readonly start: number },
    features: readonly (Feature | undefined)[],
    member?: string,
  ) => {
    const known = features.filter((each) => each !== undefined);
    const [first] = known;
    // In one owner it may be there.
    if (first === undefined || known.some(({ lackedBy }) => lackedBy.length === 0)) return;
    uses.push({ ...first, ...placeOf(code, node.start), ...(member !== undefined && { member }) });
  };
  let program: AnyNode;
  try {
    program = parse(code, { ecmaVersion: SYNTAX_EDITION, sourceType: "module" });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [syntaxUse(code, error)];
  }
  const declared = declaredNames(program);
  const globalName = (node: Expression | Super | SpreadElement) =>
    node.type === "Identifier" && !declared.has(node.name) ? node.name : undefined;
  ancestor(program, {
    Identifier(node, _state, ancestors) {
      const name = globalName(node);
      const parent = ancestors.at(-2);
      // `typeof` asks whether it is there.
      if (name === undefined || (parent?.type === "UnaryExpression" && parent.operator === "typeof")) return;
      add(node, globalFeatures(name));
    },
    MemberExpression(node) {
      const name = memberName(node);
      if (name === undefined) return;
      const place = { start: node.object.end };
      const owner = globalName(node.object) ?? globalMember(node.object);
      if (owner !== undefined && GLOBAL_OBJECTS.includes(owner)) return add(place, globalFeatures(name));
      const known = owner === undefined ? [] : memberFeatures(owner, name);
      if (known.length > 0) return add(place, known);
      if (isIterator(node.object)) return add(place, memberFeatures("Iterator", name));
      add(place, MEMBERS.get(name) ?? [], name);
    },
    VariableDeclarator({ id, init }) {
      const owner = init ? globalName(init) : undefined;
      if (owner === undefined || id.type !== "ObjectPattern") return;
      for (const property of id.properties) {
        if (property.type !== "Property" || property.key.type !== "Identifier") continue;
        const { name } = property.key;
        add(property, GLOBAL_OBJECTS.includes(owner) ? globalFeatures(name) : memberFeatures(owner, name));
      }
    },
    NewExpression: (node) => checkPattern(node),
    CallExpression(node) {
      checkPattern(node);
      for (const { start, features } of elementFeatures(node)) add({ start }, features);
    },
  });
  return uses;

  /** `URL` of `globalThis.URL`. */
  function globalMember(node: Expression | Super): string | undefined {
    if (node.type !== "MemberExpression") return undefined;
    return GLOBAL_OBJECTS.includes(globalName(node.object) ?? "") ? memberName(node) : undefined;
  }

  /** A pattern that is built of texts is no syntax yet. */
  function checkPattern({
    callee,
    arguments: [pattern, flags],
  }: Pick<CallExpression, "callee" | "arguments">) {
    if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
    const source = pattern && textOf(pattern);
    try {
      parseExpressionAt(
        `/${(source ?? "x").replaceAll(/(?<!\\)\//g, "\\/")}/${(flags && textOf(flags)) ?? ""}`,
        0,
        { ecmaVersion: SYNTAX_EDITION },
      );
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      uses.push({ ...syntaxUse(code, error), ...placeOf(code, callee.start) });
    }
  }
}

/** Such as `map.values()`. (`Object.values(…)` is an array.) */
function isIterator(node: Expression | Super): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object } = node.callee;
  if (object.type === "Identifier" && object.name === "Object") return false;
  return ITERATOR_METHODS.includes(memberName(node.callee) ?? "");
}

function globalFeatures(name: string): readonly (Feature | undefined)[] {
  return [
    feature("javascript", "builtins", name),
    feature("api", name),
    ...GLOBAL_INTERFACES.map((owner) => feature("api", owner, name)),
  ];
}

function memberFeatures(owner: string, name: string): readonly Feature[] {
  return (INSTANCES[owner] ?? [owner])
    .flatMap((type) => [
      feature("javascript", "builtins", type, name),
      feature("api", type, `${name}_static`),
      feature("api", type, name),
    ])
    .filter((each) => each !== undefined);
}

/**
 * What instances have, by its name. An instance of what the oldest browsers lack is made by its own name, and a static member is used by
 * that of its class: neither is here.
 */
function membersByName(): ReadonlyMap<string, readonly Feature[]> {
  const members = new Map<string, Feature[]>();
  const add = (type: readonly string[], isMember: (name: string) => boolean) => {
    if (feature(...type)?.lackedBy.length !== 0) return;
    for (const each of featuresBelow(...type)) {
      const [name = "", ...inside] = each.id.split(".").slice(type.length);
      if (inside.length === 0 && isMember(name)) members.set(name, [...(members.get(name) ?? []), each]);
    }
  };
  for (const name of namesBelow("api")) add(["api", name], (member) => !/_(static|event)$/.test(member));
  for (const name of namesBelow("javascript", "builtins")) {
    const statics: object = Object(Reflect.get(globalThis, name));
    add(["javascript", "builtins", name], (member) => !Object.hasOwn(statics, member));
  }
  return members;
}

/** Every name that the code declares, in whatever scope. */
function declaredNames(program: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  simple(program, {
    Pattern: (node) => void (node.type === "Identifier" && names.add(node.name)),
    Function: ({ id }) => void (id && names.add(id.name)),
    Class: ({ id }) => void (id && names.add(id.name)),
    ImportDeclaration: ({ specifiers }) => {
      for (const { local } of specifiers) names.add(local.name);
    },
  });
  return names;
}

function memberName({ property, computed }: MemberExpression): string | undefined {
  if (property.type === "Identifier" && !computed) return property.name;
  return computed && property.type !== "PrivateIdentifier" ? textOf(property) : undefined;
}

function textOf(node: AnyNode): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  const [quasi, ...others] = node.type === "TemplateLiteral" ? node.quasis : [];
  return others.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined;
}

/** The element, the attributes and the styles of a call of `jsx("button", {…})`. */
function* elementFeatures({ arguments: [type, props] }: CallExpression) {
  const element = type && textOf(type);
  if (type === undefined || element === undefined || props?.type !== "ObjectExpression") return;
  const known = feature("html", "elements", element);
  if (known === undefined) return;
  yield { start: type.start, features: [known] };
  for (const { name, value, start } of entriesOf(props)) {
    const attribute = name.toLowerCase();
    const features = [
      feature("html", "elements", element, attribute),
      feature("html", "global_attributes", attribute),
    ];
    yield { start, features };
    if (name !== "style" || value.type !== "ObjectExpression") continue;
    for (const style of entriesOf(value)) {
      const property = style.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      for (const each of styleValueFeatures(property, textOf(style.value) ?? ""))
        yield { start: style.start, features: [each] };
    }
  }
}

function entriesOf({ properties }: ObjectExpression) {
  return properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const { key, value, start } = property;
    const name = key.type === "Identifier" && !property.computed ? key.name : textOf(key);
    return name === undefined ? [] : [{ name, value, start }];
  });
}

function syntaxUse(code: string, error: SyntaxError): FeatureUse {
  const start = "pos" in error && typeof error.pos === "number" ? error.pos : 0;
  return { id: `syntax: ${error.message}`, lackedBy: [], ...placeOf(code, start) };
}

function placeOf(code: string, offset: number): { readonly line: number; readonly column: number } {
  const before = code.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
