// Finds citations of the specification in a text, and looks them up in the summaries of docs/spec.

// `spec 5`, `spec 5.2`, `spec 4, 5 and 6`, `Spec 5, Sort fields: …`, also across a line break in a comment.
const CITATION = /\bspec(?:ification)?s?\s+(\d+(?:\.\d+)*)((?:,\s*\d+(?:\.\d+)*)*(?:\s*(?:and|or)\s+\d+(?:\.\d+)*)?)/gi;
// The text after a citation names a part of the section if it begins like a heading or is a wire name: `Sort fields`, `podRoll`.
const PART = /^,(?:\s|\/\/[/!]?|\*(?!\/))*([A-Z][^.,;:()`'"\n|]*|[a-z]+[A-Z]\w*)/;

/** Returns every citation as `{ line, section, part }`. The part is null if the citation names none. */
export function findCitations(text) {
  const found = [];
  for (const match of text.matchAll(CITATION)) {
    const line = text.slice(0, match.index).split("\n").length;
    const sections = [match[1], ...(match[2].match(/\d+(?:\.\d+)*/g) ?? [])];
    const part = PART.exec(text.slice(match.index + match[0].length))?.[1].trim() ?? null;
    sections.forEach((section, at) => found.push({ line, section, part: at === sections.length - 1 ? part : null }));
  }
  return found;
}

/** Returns the parts of a summary: its headings, the first cells of its table rows, and its wire names. */
export function readSummary(text) {
  const headings = [...text.matchAll(/^#+\s+(.*)$/gm)].map(([, heading]) => heading);
  const cells = [...text.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell);
  const names = [...text.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name]) => name);
  return [...headings, ...cells, ...names].map((part) => part.trim().toLowerCase());
}

/** Returns the citations without a target, as `line: reason`. `summaries` maps a section to the parts of its summary. */
export function wrongCitations(citations, summaries) {
  return citations.flatMap(({ line, section, part }) => {
    const parts = summaries.get(section.split(".")[0]);
    if (!parts) return [`${line}: spec ${section} has no summary in docs/spec`];
    if (part === null) return [];
    const wanted = part.toLowerCase();
    const isFound = parts.some((known) => known === wanted || wanted.startsWith(`${known} `) || known.startsWith(`${wanted} `));
    return isFound ? [] : [`${line}: "${part}" is not a heading, row or wire name in the summary of spec ${section}`];
  });
}
