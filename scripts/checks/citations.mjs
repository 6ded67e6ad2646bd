// Finds citations of the specification in a text, and looks them up in the summaries of docs/spec.

// `spec 5`, `spec 5.2`, `spec 4, 5 and 6`, `Spec 5, Sort fields: …`, also over the line break of a comment.
const CITATION = /\bspec(?:ification)?s?\s+(\d+(?:\.\d+)*)((?:,\s*\d+(?:\.\d+)*)*(?:\s*(?:and|or)\s+\d+(?:\.\d+)*)?)/gi;
// What follows is the name of a part when it begins like a heading or is a wire name: `Sort fields`, `podRoll`.
const PART = /^,(?:\s|\/\/[/!]?|\*(?!\/))*([A-Z][^.,;:()`'"\n|]*|[a-z]+[A-Z]\w*)/;

/** Every citation: `{ line, section, part }`, the part null when none is named. */
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

/** The parts of an summary: its headings, the first cells of its tables, and its wire names. */
export function readSummary(text) {
  const headings = [...text.matchAll(/^#+\s+(.*)$/gm)].map(([, heading]) => heading);
  const cells = [...text.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell);
  const names = [...text.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name]) => name);
  return [...headings, ...cells, ...names].map((part) => part.trim().toLowerCase());
}

/** The citations that lead nowhere, as `line: why`. `summaries` maps a section to the parts of its summary. */
export function wrongCitations(citations, summaries) {
  return citations.flatMap(({ line, section, part }) => {
    const parts = summaries.get(section.split(".")[0]);
    if (!parts) return [`${line}: spec ${section} has no summary in docs/spec`];
    if (part === null) return [];
    const wanted = part.toLowerCase();
    const isFound = parts.some((known) => known === wanted || wanted.startsWith(`${known} `) || known.startsWith(`${wanted} `));
    return isFound ? [] : [`${line}: "${part}" is no heading of the summary of spec ${section}`];
  });
}
