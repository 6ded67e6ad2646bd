// A transcript word by word through the passages call, without an account.
import { inParallel, json, oneTerm, send } from "../client.mjs";

export const name = "transcript-harvest";

const CALLS = 600;
/** What may be learnt beyond the preview, as a share of the transcript. */
const BEYOND_PREVIEW = 0.1;

const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Every three words that follow each other. */
function* triples(text) {
  const words = plain(text).split(" ");
  for (let at = 0; at + 3 <= words.length; at += 1) yield words.slice(at, at + 3).join(" ");
}

export async function run(arena) {
  const id = arena.catalog.shortEpisode;
  const call = (path, rest = {}) => send({ ...arena.target(), path: `/api/v1/${path}`, ...rest });
  const admin = { headers: { authorization: arena.keys.admin } };
  const whole = json(await call(`episodes/${id}/transcript-text`, admin)).data.episodeTranscriptText.text;
  const shown = json(await call(`episodes/${id}/transcript-text/preview`, { from: arena.attacker() })).data.episodeTranscriptText.text;

  const all = new Set(triples(whole));
  const previewed = [...new Set(triples(shown))].filter((one) => all.has(one)).length / all.size;
  // The worst case: somebody who knows which words are in it, the rare ones first.
  const counts = new Map();
  for (const word of plain(whole).split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarest = [...counts].sort(([, one], [, other]) => one - other);
  const words = rarest.map(([word]) => word).filter((word) => word.length > 1);
  const from = arena.attacker();
  const learnt = new Set();
  const statuses = {};
  // Spread over the transcript: each rare word stands in another sentence.
  const step = Math.max(1, Math.floor(words.length / CALLS));
  await inParallel(CALLS, 4, async (at) => {
    const searchOptions = oneTerm(words[(at * step) % words.length], ["transcript"]);
    const body = { searchOptions, pageSize: 100 };
    const answer = await call(`search/episodes/${id}/transcript`, { method: "POST", from, body });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    for (const text of textsOf(json(answer)?.data)) for (const one of triples(text)) if (all.has(one)) learnt.add(one);
  });
  const share = learnt.size / all.size;
  const calls = `${CALLS} calls (${JSON.stringify(statuses)})`;
  arena.note(`${calls}: ${percent(share)} of ${whole.length} characters learnt; the preview shows ${percent(previewed)}`);
  arena.check("share of a transcript that passages give without an account", share * 100, (previewed + BEYOND_PREVIEW) * 100, "%");
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** Every text in an answer, at whatever depth. */
function* textsOf(value) {
  if (typeof value === "string") yield value;
  else if (value !== null && typeof value === "object") for (const inner of Object.values(value)) yield* textsOf(inner);
}
