// Finds the paths that a document names, and looks whether they exist.
//
// A path is code style that begins with a folder of the repository's root (`api/src/views`), or that ends like a source
// file (`prune.rs`). The second kind is looked for beside the document, and in the rooms that the same row, list entry
// or paragraph named before. Braces and stars are expanded. The targets of links are paths too.
import { posix } from "node:path";

const SOURCE_NAME = /\.(rs|ts|tsx|mjs|js|md|css|py)$/;
const SPAN = /`([^`\n]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;

// Folders of the root whose folders are the rooms.
const NESTED = new Set(["data", "docs", "tools"]);

/** Blocks that are read on their own: rows of tables, list entries, paragraphs. Fenced code is left out. */
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

/** `a/{b,c}.rs` is a/b.rs and a/c.rs. */
export function expandBraces(path) {
  const match = /\{([^{}]*,[^{}]*)\}/.exec(path);
  if (!match) return [path];
  return match[1].split(",").flatMap((part) => expandBraces(path.replace(match[0], part.trim())));
}

/** A test of whether the repository has a path; `files` are its tracked files. */
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
    /** Whether a path at some depth below `folder` ends with `path`. */
    hasBelow: (folder, path) => matches(`^${folder.replaceAll("*", "[^/]*")}/(.*/)?`, plain(path)),
    isFile: (path) => tracked.has(path),
    roots: new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0])),
  };
}

/** The identifiers of a span: those of a path such as `Attempt::MailTo`, the names that are called in other code. */
function identifiersOf(span) {
  if (/^[A-Za-z]\w*(::\w+)*!?$/.test(span) && /_|!|::|[a-z][A-Z]|^[A-Z]/.test(span)) return span.replace("!", "").split("::");
  return [...span.matchAll(/\b([a-z]\w*_\w+)\(/g)].map(([, name]) => name);
}

/**
 * Identifiers in code style that none of the document's files has, as `line: why`: `SpotifyCharts`, `widen_range`,
 * `Attempt::MailTo`, `figures!`, and `print_result` in `context.print_result(&json)`. A word in lower case alone is no
 * identifier here. `read` returns the text of a path.
 */
export function wrongNames(text, exists, read) {
  const spans = [...text.matchAll(SPAN)].map(({ 1: span, index }) => ({ span, line: text.slice(0, index).split("\n").length }));
  const sources = spans.flatMap(({ span }) => expandBraces(span)).filter((path) => exists.isFile(path)).map(read);
  const isNamed = (name) => sources.some((source) => new RegExp(`\\b${name}\\b`).test(source));
  return spans
    .filter(({ span }) => !identifiersOf(span).every(isNamed))
    .map(({ span, line }) => `${line}: ${span} is in none of the files that this page names`);
}

/** The paths of a document that do not exist, as `line: why`. `path` is the document's own, from the root. */
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
      if (!exists.has(posix.join(own, decodeURI(target)))) faults.push(`${lineAt(index)}: the link to ${target} leads nowhere`);
    }
  }
  return faults;
}
