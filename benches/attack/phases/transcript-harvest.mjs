// Reconstructs a transcript from passages, word by word, without an account.
import { inParallel, parseJson, oneTerm, send } from "../client.mjs";

export const name = "transcript-harvest";

const REQUESTS = 600;
/** The share of the transcript that passages may reveal in addition to the preview. */
const BEYOND_PREVIEW = 0.1;

const normalize = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Yields all sequences of three words. */
function* trigrams(text) {
  const words = normalize(text).split(" ");
  for (let index = 0; index + 3 <= words.length; index += 1) yield words.slice(index, index + 3).join(" ");
}

export async function run(harness) {
  const id = harness.catalog.shortEpisode;
  const request = (path, rest = {}) => send({ ...harness.target(), path: `/api/v1/${path}`, ...rest });
  const admin = { headers: { authorization: harness.keys.admin } };
  const transcript = parseJson(await request(`episodes/${id}/transcript-text`, admin)).data.episodeTranscriptText.text;
  const preview = parseJson(await request(`episodes/${id}/transcript-text/preview`, { from: harness.attacker() })).data.episodeTranscriptText.text;

  const allTrigrams = new Set(trigrams(transcript));
  const previewShare = [...new Set(trigrams(preview))].filter((trigram) => allTrigrams.has(trigram)).length / allTrigrams.size;
  // The worst case is an attacker who has the list of words, and searches for rare ones first.
  const counts = new Map();
  for (const word of normalize(transcript).split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byRarity = [...counts].sort(([, one], [, other]) => one - other);
  const words = byRarity.map(([word]) => word).filter((word) => word.length > 1);
  const from = harness.attacker();
  const revealed = new Set();
  const statuses = {};
  // A step through the words spreads the searches over the transcript, since rare words are in different sentences.
  const step = Math.max(1, Math.floor(words.length / REQUESTS));
  await inParallel(REQUESTS, 4, async (index) => {
    const searchOptions = oneTerm(words[(index * step) % words.length], ["transcript"]);
    const body = { searchOptions, pageSize: 100 };
    const response = await request(`search/episodes/${id}/transcript`, { method: "POST", from, body });
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    for (const text of findTexts(parseJson(response)?.data)) {
      for (const trigram of trigrams(text)) if (allTrigrams.has(trigram)) revealed.add(trigram);
    }
  });
  const share = revealed.size / allTrigrams.size;
  const requests = `${REQUESTS} requests (${JSON.stringify(statuses)})`;
  harness.note(`${requests}: revealed ${percent(share)} of ${transcript.length} characters; the preview shows ${percent(previewShare)}`);
  harness.check("share of a transcript revealed without an account", share * 100, (previewShare + BEYOND_PREVIEW) * 100, "%");
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** Yields all texts of a JSON value, at any depth. */
function* findTexts(value) {
  if (typeof value === "string") yield value;
  else if (value !== null && typeof value === "object") for (const inner of Object.values(value)) yield* findTexts(inner);
}
