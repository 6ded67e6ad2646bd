// Checks the map of the specification (docs/spec-map.md): a row with the state "done" names the tests of the feature.
//
// A reference to a test has a room and a name in code style: "api `charts`", "browser `sign-in`, `return`" (the room also applies
// to the names after the first). The name is that of a test file, of a module with tests, or of a test function in the room. A
// module path that ends with `tests` needs no room.
const ROOMS = {
  api: ["api/src/", "api/tests/"],
  app: ["data/app/"],
  bench: ["benches/"],
  browser: ["web/e2e/"],
  catalog: ["data/catalog/"],
  cli: ["tools/cli/"],
  clients: ["api/clients/", "scripts/test-clients", "api/tests/client/"],
  crawler: ["crawler/"],
  engine: ["indexer/engine/"],
  generate: ["tools/generate/"],
  indexer: ["indexer/"],
  ingest: ["ingest/"],
  "local-web": ["tools/local-web/"],
  model: ["data/model/"],
  net: ["data/net/"],
  scoring: ["scoring/"],
  scripts: ["scripts/"],
  web: ["web/src/"],
};
const IS_TEST = /#\[(tokio::)?test\b|#\[(db_test|proptest)\b|proptest!|on_both_databases!|\b(test|it)\(|\bfuzz_target!|\bdef test_|criterion_main!/;
const REFERENCE = /([a-z][a-z-]*)?\s*`([^`\n]+)`/g;

const escape = (text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** Returns the tests that a cell names, as [room, name]. A room applies until the next room. */
export function referencesOf(cell) {
  const found = [];
  let room;
  for (const [, word, name] of cell.matchAll(REFERENCE)) {
    if (/(^|::)tests$/.test(name)) found.push([undefined, name]);
    else if (word in ROOMS) found.push([(room = word), name]);
    else if (room && word === undefined) found.push([room, name]);
    else room = undefined;
  }
  return found;
}

/** Returns whether the repository has the test. `files` are paths, and `read` returns the text of a file. */
export function hasTest([room, name], files, read) {
  const roots = room ? ROOMS[room] : [""];
  const inRoom = files.filter((file) => roots.some((root) => file.startsWith(root)));
  const path = escape(name.replace(/(^|::)tests$/, "").replaceAll("::", "/"));
  const isNamed = new RegExp(`(^|/)${path}(/mod|/tests)?(\\.rs|\\.spec\\.ts|\\.test\\.tsx?|\\.test\\.mjs|\\.py|\\.mjs)?$`);
  const folder = new RegExp(`(^|/)${path}/`);
  const tests = inRoom.filter((file) => /\.(rs|tsx?|mjs|py)$/.test(file) || !file.includes("."));
  // A file in tests/it/ may have test cases that another file there runs.
  const hasTests = (file) => file.includes("/tests/it/") || IS_TEST.test(read(file));
  if (tests.some((file) => (isNamed.test(file) || (file.includes("tests/") && folder.test(file))) && hasTests(file))) return true;
  if (tests.some((file) => isNamed.test(file.replace(/(\.rs)$/, "")) && /mod tests/.test(read(file)))) return true;
  return /^[a-z0-9_]+$/.test(name) && tests.some((file) => new RegExp(`(fn |databases!\\(\\s*)${name}\\b`).test(read(file)) && IS_TEST.test(read(file)));
}

/** Returns the errors in a map, each with its line. */
export function wrongRows(text, files, read) {
  const faults = [];
  text.split("\n").forEach((line, at) => {
    if (!line.startsWith("|") || /^\|[-| ]+\|$/.test(line)) return;
    const cells = line.split("|").slice(1, -1).map((cell) => cell.trim());
    const state = cells.at(-1);
    if (!/^done\b/.test(state)) return;
    const references = cells.slice(1).flatMap(referencesOf);
    if (references.length === 0) faults.push(`${at + 1}: "${cells[0]}" is done but names no test`);
    for (const reference of references) {
      if (!hasTest(reference, files, read)) faults.push(`${at + 1}: there is no test ${reference.filter(Boolean).join(" ")}`);
    }
  });
  return faults;
}
