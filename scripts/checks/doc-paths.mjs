// Finds the paths in a document, and checks whether they exist.
//
// A path is a text in code style that begins with a folder of the repository's root (`api/content/src/views`), or that ends like a
// source file (`prune.rs`). A path of the second kind is searched for in the folder of the document, and in the rooms that
// the same table row, list item or paragraph has named before. A room is a folder of the root, or a subfolder of a folder
// in `NESTED`. Braces and stars are expanded. The targets of links are paths too.
import { posix } from "node:path";

const SOURCE_NAME = /\.(rs|ts|tsx|mjs|js|md|css|py)$/;
const SPAN = /`([^`\n]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;

// Folders of the root whose subfolders are rooms.
const NESTED = new Set(["data", "docs", "tools"]);

/** Splits a text into blocks, which are checked separately: table rows, list items, paragraphs. Leaves out fenced code. */
function blocksOf(text) {
  const blocks = [];
  let isCode = false;
  text.split("\n").forEach((line, at) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    else if (isCode) return;
    else if (/^\s*(\||[-*] |\d+\. |#)/.test(line) || line.trim() === "" || blocks.length === 0) blocks.push({ line: at + 1, text: line });
    else blocks.at(-1).text += `\n${line}`;
  });
  return blocks;
}

/** Expands `a/{b,c}.rs` to a/b.rs and a/c.rs. */
export function expandBraces(path) {
  const match = /\{([^{}]*,[^{}]*)\}/.exec(path);
  if (!match) return [path];
  return match[1].split(",").flatMap((part) => expandBraces(path.replace(match[0], part.trim())));
}

/** Returns functions that check whether the repository has a path. `files` are its tracked files. */
export function makeExists(files) {
  const tracked = new Set(files);
  const known = new Set(files);
  for (const file of files) for (let at = posix.dirname(file); at !== "."; at = posix.dirname(at)) known.add(at);
  const all = [...known];
  const matches = (start, path) => {
    const escaped = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
    const pattern = new RegExp(`${start}${escaped.join("[^/]*")}$`);
    return all.some((one) => pattern.test(one));
  };
  const plain = (path) => posix.normalize(path).replace(/\/$/, "");
  return {
    has: (path) => known.has(plain(path)) || (path.includes("*") && matches("^", plain(path))),
    /** Returns whether a path at any depth below `folder` ends with `path`. */
    hasBelow: (folder, path) => matches(`^${folder.replaceAll("*", "[^/]*")}/(.*/)?`, plain(path)),
    isFile: (path) => tracked.has(path),
    roots: new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0])),
  };
}

/** Returns the identifiers in a span: the parts of a path such as `Attempt::MailTo`, or the functions that other code calls. */
function identifiersOf(span) {
  if (/^[A-Za-z]\w*(::\w+)*!?$/.test(span) && /_|!|::|[a-z][A-Z]|^[A-Z]/.test(span)) return span.replace("!", "").split("::");
  return [...span.matchAll(/\b([a-z]\w*_\w+)\(/g)].map(([, name]) => name);
}

/**
 * Returns the identifiers in code style that occur in none of the files that the document names, as `line: reason`. Examples:
 * `SpotifyCharts`, `widen_range`, `Attempt::MailTo`, `figures!`, and `print_result` in `context.print_result(&json)`. A single
 * word in lower case does not count as an identifier. `read` returns the text of a file.
 */
export function wrongNames(text, exists, read) {
  const spans = [...text.matchAll(SPAN)].map(({ 1: span, index }) => ({ span, line: text.slice(0, index).split("\n").length }));
  const sources = spans.flatMap(({ span }) => expandBraces(span)).filter((path) => exists.isFile(path)).map(read);
  const isNamed = (name) => sources.some((source) => new RegExp(`\\b${name}\\b`).test(source));
  return spans
    .filter(({ span }) => !identifiersOf(span).every(isNamed))
    .map(({ span, line }) => `${line}: ${span} does not occur in the files that this page names`);
}

/** Returns the paths in a document that do not exist, as `line: reason`. `path` is the path of the document from the root. */
export function wrongPaths(path, text, exists) {
  const own = posix.dirname(path);
  const faults = [];
  for (const block of blocksOf(text)) {
    const rooms = own === "." ? [] : [own];
    const lineAt = (index) => block.line + block.text.slice(0, index).split("\n").length - 1;
    for (const { 1: span, index } of block.text.matchAll(SPAN)) {
      for (const one of expandBraces(span)) {
        if (!/^[\w.*-]+(\/[\w.*-]*)*$/.test(one)) continue;
        const [root] = one.split("/");
        if (exists.roots.has(root)) {
          const isThere = exists.has(one) || exists.has(posix.join(own, one));
          if (!isThere && one.includes("/")) faults.push(`${lineAt(index)}: ${one} does not exist`);
          rooms.push(one.split("/").slice(0, NESTED.has(root) ? 2 : 1).join("/"));
        } else if (SOURCE_NAME.test(one)) {
          const isThere = exists.has(one) || rooms.some((room) => exists.has(posix.join(room, one)) || exists.hasBelow(room, one));
          if (!isThere) faults.push(`${lineAt(index)}: ${one} is not found in ${rooms.join(", ") || "the root"}`);
        }
      }
    }
    for (const { 1: target, index } of block.text.matchAll(LINK)) {
      if (!exists.has(posix.join(own, decodeURI(target)))) faults.push(`${lineAt(index)}: the link to ${target} is broken`);
    }
  }
  return faults;
}
