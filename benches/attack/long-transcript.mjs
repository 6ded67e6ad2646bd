// Adds a show to a generated sample catalog: one episode whose transcript is as long as ingest takes (12 MB), which makes walks of
// positions dear, and one of 90 kB of which no two sentences are the same, which shows how much of a text somebody learns.
//
//   node benches/attack/long-transcript.mjs SAMPLE_FOLDER
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LONG_SHOW, seededRandom } from "./common.mjs";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("the folder of the sample catalog is missing");
const LONG_BYTES = 12_000_000;
const SHORT_BYTES = 90_000;

/** What is said in the English shows of the sample: sentences with the word frequencies of the language. */
function spokenSentences() {
  const transcripts = join(folder, "transcripts");
  const sentences = new Set();
  for (const show of readdirSync(transcripts).sort()) {
    for (const file of readdirSync(join(transcripts, show)).sort()) {
      const text = readFileSync(join(transcripts, show, file), "utf8");
      if (!/ the /.test(text)) continue;
      for (const line of text.split("\n")) {
        const said = line.replace(/<[^>]*>/g, "").trim();
        if (/^[A-Z].{20,}[.?!]$/.test(said) && !said.includes("-->")) sentences.add(said);
      }
    }
  }
  return [...sentences];
}

const time = (seconds) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${[hours, minutes, seconds % 60].map((part) => String(part).padStart(2, "0")).join(":")}.000`;
};

/** A WebVTT file of `bytes`, with the sentences that `next` gives: four a cue, a cue each twelve seconds. */
function transcript(bytes, next) {
  const cues = ["WEBVTT\n"];
  for (let [length, second] = [0, 0]; length < bytes; second += 12) {
    const cue = `${time(second)} --> ${time(second + 12)}\n<v Ada Merriweather>${[next(), next(), next(), next()].join(" ")}\n`;
    cues.push(cue);
    length += cue.length + 1;
  }
  return cues.join("\n");
}

const random = seededRandom(28);
const sentences = spokenSentences();
const repeated = () => sentences[random(sentences.length)];
let number = 0;
const distinct = () => {
  number += 1;
  const marks = [0, 1, 2].map((place) => `q${(number * 3 + place).toString(36)}ward`);
  return `${repeated().replace(/[.?!]$/, "")}, ${marks.join(" ")}.`;
};

const episodes = [
  { ...LONG_SHOW.longEpisode, text: transcript(LONG_BYTES, repeated) },
  { ...LONG_SHOW.shortEpisode, text: transcript(SHORT_BYTES, distinct) },
];
const texts = join(folder, "transcripts", LONG_SHOW.file);
mkdirSync(texts, { recursive: true });
for (const { file, text } of episodes) writeFileSync(join(texts, `${file}.vtt`), text);
const items = episodes.map(
  ({ title, file }, at) => `    <item>
      <title>${title}</title>
      <guid isPermaLink="false">longhearing.example/${file}</guid>
      <link>https://longhearing.example/episodes/${file}</link>
      <pubDate>Mon, 0${2 + at} Nov 2026 08:00:00 +0000</pubDate>
      <description>A hearing without an end.</description>
      <enclosure url="https://longhearing.example/audio/${file}.mp3" length="1000000" type="audio/mpeg"/>
      <podcast:transcript url="https://longhearing.example/transcripts/${LONG_SHOW.file}/${file}.vtt" type="text/vtt" language="en-US"/>
    </item>`,
);
writeFileSync(
  join(folder, "feeds", `${LONG_SHOW.file}.xml`),
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel>
    <title>${LONG_SHOW.title}</title>
    <atom:link href="https://feeds.longhearing.example/rss" rel="self" type="application/rss+xml"/>
    <link>https://longhearing.example</link>
    <language>en-US</language>
    <description>Minutes of a hearing that goes on.</description>
    <itunes:author>Ada Merriweather</itunes:author>
${items.join("\n")}
  </channel>
</rss>
`,
);
