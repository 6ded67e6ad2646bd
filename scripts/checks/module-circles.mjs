// Finds sibling modules of a crate that import each other in a circle.
//
// An import is a `use` declaration or a path in the code: `crate::a::f`, `super::b::T`, `self::c`. A name that a parent
// re-exports counts as an import of the module that defines it, so that `use super::Thing` cannot hide a circle.
import { flattenUse } from "./rust-source.mjs";

const USE = /\b(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);/g;
const PATH = /\b(?:crate|super|self)(?:\s*::\s*(?:r#)?\w+)+/g;
const ITEM = /\b(?:struct|enum|trait|union|type|fn|const|static|mod|macro_rules!)\s+(\w+)/g;

/** Reads what each module imports and defines. `modules` maps a path such as `search::query` to `{ code }`. */
export function readImports(modules) {
  const read = new Map();
  for (const [path, { code }] of modules) {
    const uses = [...code.matchAll(USE)].flatMap(([, isPublic, tree]) =>
      flattenUse(tree).map((use) => ({ ...use, isPublic: Boolean(isPublic) })),
    );
    const bodies = code.replace(USE, (match) => " ".repeat(match.length));
    const paths = [...bodies.matchAll(PATH)].map(([text]) => ({ path: text.split("::").map((name) => name.trim()), name: null }));
    const items = new Set([...code.matchAll(ITEM)].map(([, name]) => name));
    read.set(path, { uses, paths, items });
  }
  return read;
}

const join = (path, name) => (path ? `${path}::${name}` : name);
const parentOf = (path) => (path.includes("::") ? path.slice(0, path.lastIndexOf("::")) : "");

/** The module that defines what `names` leads to from `module`, or null when it is of another crate. */
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

/** Whether a glob import of the module brings the name: it defines or re-exports it. */
const isNamed = (read, module, name) =>
  read.get(module).items.has(name) || read.get(module).uses.some((use) => use.isPublic && use.name === name);

/** Which module imports which: pairs `[importer, imported]` of module paths. */
export function importPairs(modules) {
  const read = readImports(modules);
  const pairs = [];
  for (const [path, { uses, paths }] of read) {
    for (const { path: names } of [...uses, ...paths]) {
      const target = resolve(read, path, names);
      if (target !== null && target !== path) pairs.push([path, target]);
    }
  }
  return pairs;
}

/** The children of one parent through which two modules meet, or null when one lies within the other. */
function siblings(from, to) {
  const [a, b] = [from.split("::"), to.split("::")];
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
  if (shared === a.length || shared === b.length || from === "" || to === "") return null;
  return { parent: a.slice(0, shared).join("::"), importer: a[shared], imported: b[shared] };
}

/** Circles between children of one parent: `{ parent, members }`, members sorted. */
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

/** The imports that make a circle, one line each: `matching -> scorer: matching imports scorer::check`. */
export function importsWithin(modules, { parent, members }) {
  const lines = new Set();
  for (const [from, to] of importPairs(modules)) {
    const pair = siblings(from, to);
    if (pair?.parent !== parent || !members.includes(pair.importer) || !members.includes(pair.imported)) continue;
    lines.add(`${pair.importer} -> ${pair.imported}: ${from} imports ${to}`);
  }
  return [...lines].sort();
}

/** Sets of at least two nodes that all reach each other (Tarjan). */
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

/** A line of circles.txt: `earshot-api crate: auth, mail, metering`. */
export function circleLine(crate, { parent, members }) {
  return `${crate} ${["crate", ...(parent ? [parent] : [])].join("::")}: ${members.join(", ")}`;
}

/** Compares what was found with the list, which may only shrink. Returns the faults. */
export function compareCircles(found, known) {
  const fresh = found.filter((line) => !known.includes(line));
  const gone = known.filter((line) => !found.includes(line));
  return [
    ...fresh.map((line) => `circle of modules: ${line}`),
    ...gone.map((line) => `known circle that is gone: ${line} (run scripts/check-layers.mjs --shrink)`),
  ];
}

/** The list after knots were cut: the found circles, each within one that was listed before. */
export function shrinkKnown(found, known) {
  const parse = (line) => {
    const [parent, members] = line.split(": ");
    return { parent, members: members.split(", ") };
  };
  const listed = known.map(parse);
  return found.filter((line) => {
    const { parent, members } = parse(line);
    return listed.some((one) => one.parent === parent && members.every((name) => one.members.includes(name)));
  });
}
