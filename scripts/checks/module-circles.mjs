// Finds circular imports between the modules of a crate: between siblings, and between a module and its children.
//
// An import is a `use` declaration or a path in the code: `crate::a::f`, `super::b::T`, `self::c`, and `a::f` of a child. A name
// that a parent re-exports counts as an import of the module that defines it, so that `use super::Thing` cannot hide a circle.
import { flattenUse } from "./rust-source.mjs";

const USE = /\b(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);/g;
const PATH = /(?<![\w:])\w+(?:\s*::\s*(?:r#)?\w+)+/g;
const VISIBILITY = /\bpub\([^)]*\)/g;
const ITEM = /\b(?:struct|enum|trait|union|type|fn|const|static|mod|macro_rules!)\s+(\w+)/g;

const blank = (match) => " ".repeat(match.length);
const join = (path, name) => (path ? `${path}::${name}` : name);

/** Reads what each module imports and defines. `modules` maps a path such as `search::query` to `{ code }`. */
export function readImports(modules) {
  const read = new Map();
  for (const [path, { code }] of modules) {
    const uses = [...code.matchAll(USE)].flatMap(([, isPublic, tree]) =>
      flattenUse(tree).map((use) => ({ ...use, isPublic: Boolean(isPublic) })),
    );
    const bodies = code.replace(USE, blank).replace(VISIBILITY, blank);
    const isOfCrate = ([first]) => ["crate", "super", "self"].includes(first) || modules.has(join(path, first));
    const paths = [...bodies.matchAll(PATH)]
      .map(([text]) => ({ path: text.split("::").map((name) => name.trim()), name: null }))
      .filter(({ path: names }) => isOfCrate(names));
    const items = new Set([...code.matchAll(ITEM)].map(([, name]) => name));
    read.set(path, { uses, paths, items });
  }
  return read;
}

const parentOf = (path) => (path.includes("::") ? path.slice(0, path.lastIndexOf("::")) : "");

/** Returns the module that defines the item at the path `names`, as seen from `module`. Returns null for an item of another crate. */
function resolve(read, module, names, seen = new Set()) {
  const key = `${module} ${names.join("::")}`;
  if (seen.has(key)) return null;
  seen.add(key);
  let [at, rest] = [module, [...names]];
  if (rest[0] === "crate") [at, rest] = ["", rest.slice(1)];
  else if (rest[0] === "self") rest = rest.slice(1);
  else if (rest[0] !== "super" && !read.has(join(at, rest[0]))) return null;
  while (rest[0] === "super") [at, rest] = [parentOf(at), rest.slice(1)];
  while (rest.length > 0 && read.has(join(at, rest[0]))) [at, rest] = [join(at, rest[0]), rest.slice(1)];
  if (rest.length === 0 || rest[0] === "*" || read.get(at).items.has(rest[0])) return at;
  for (const { path, name } of read.get(at).uses) {
    if (name === rest[0]) {
      const target = resolve(read, at, path, seen);
      return target ?? at;
    }
    if (name !== "*") continue;
    const target = resolve(read, at, path, seen);
    if (target !== null && target !== at && isNamed(read, target, rest[0])) return resolve(read, target, ["self", ...rest], seen);
  }
  return at;
}

/** Returns whether a glob import of the module includes the name: the module defines or re-exports it. */
const isNamed = (read, module, name) =>
  read.get(module).items.has(name) || read.get(module).uses.some((use) => use.isPublic && use.name === name);

/** Returns the imports as pairs `[importer, imported]` of module paths. `reexports: false` leaves out `pub use`. */
export function importPairs(modules, { reexports = true } = {}) {
  const read = readImports(modules);
  const pairs = [];
  for (const [path, { uses, paths }] of read) {
    for (const { path: names, isPublic } of [...uses, ...paths]) {
      if (isPublic && !reexports) continue;
      const target = resolve(read, path, names);
      if (target !== null && target !== path) pairs.push([path, target]);
    }
  }
  return pairs;
}

/** Returns the deepest common parent of two modules, and its children that contain them. Returns null if one module contains the other. */
function siblings(from, to) {
  const [a, b] = [from.split("::"), to.split("::")];
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
  if (shared === a.length || shared === b.length || from === "" || to === "") return null;
  return { parent: a.slice(0, shared).join("::"), importer: a[shared], imported: b[shared] };
}

/** Finds the circles between children of one parent: `{ parent, members }`, members sorted. */
export function findCircles(modules) {
  const graphs = new Map();
  for (const [from, to] of importPairs(modules)) {
    const pair = siblings(from, to);
    if (!pair) continue;
    if (!graphs.has(pair.parent)) graphs.set(pair.parent, new Map());
    const graph = graphs.get(pair.parent);
    for (const name of [pair.importer, pair.imported]) if (!graph.has(name)) graph.set(name, new Set());
    graph.get(pair.importer).add(pair.imported);
  }
  return [...graphs].flatMap(([parent, graph]) => knotsOf(graph).map((members) => ({ parent, members })));
}

/**
 * Finds the circles between a module and modules within it: the module uses a child that uses an item of the module's own file.
 * Types that children need belong in a leaf file, which the module re-exports; so does the root of a crate.
 * `{ parent, members }`, members sorted; the parent is the outermost module of the circle.
 */
export function findParentCircles(modules) {
  const graph = new Map([...modules.keys()].map((path) => [path, new Set()]));
  for (const [from, to] of importPairs(modules, { reexports: false })) graph.get(from).add(to);
  return knotsOf(graph).map((members) => {
    const parent = members.toSorted((a, b) => a.split("::").length - b.split("::").length || a.localeCompare(b))[0];
    return { parent, members: members.filter((name) => name !== parent).map((name) => (parent ? name.replace(`${parent}::`, "") : name)) };
  });
}

/** Returns the imports of a circle between a module and its children, one line each. */
export function importsOfParentCircle(modules, { parent, members }) {
  const inside = new Set([parent, ...members.map((name) => (modules.has(`${parent}::${name}`) ? `${parent}::${name}` : name))]);
  const pairs = importPairs(modules, { reexports: false }).filter(([from, to]) => inside.has(from) && inside.has(to));
  return [...new Set(pairs.map(([from, to]) => `${from} imports ${to}`))].sort();
}

/** Returns the imports of a circle between siblings, one line each: `matching -> scorer: matching imports scorer::check`. */
export function importsWithin(modules, { parent, members }) {
  const lines = new Set();
  for (const [from, to] of importPairs(modules)) {
    const pair = siblings(from, to);
    if (pair?.parent !== parent || !members.includes(pair.importer) || !members.includes(pair.imported)) continue;
    lines.add(`${pair.importer} -> ${pair.imported}: ${from} imports ${to}`);
  }
  return [...lines].sort();
}

/** Returns the strongly connected components with at least two nodes (Tarjan's algorithm). */
export function knotsOf(graph) {
  const [order, low, stack, knots] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node)) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1) knots.push(members.sort());
  };
  for (const node of [...graph.keys()].sort()) if (!order.has(node)) visit(node);
  return knots;
}

/** Names a circle between siblings: `earshot-api crate: auth, mail, metering`. */
export function circleLine(crate, { parent, members }) {
  return `${crate} ${["crate", ...(parent ? [parent] : [])].join("::")}: ${members.join(", ")}`;
}

/** Names a circle of a module: `earshot-ingest crate::run with its children: entry, report`. */
export function parentCircleLine(crate, { parent, members }) {
  return `${crate} ${parent ? `crate::${parent}` : "crate"} with its children: ${members.join(", ")}`;
}
