// Adds a podcast with two episodes to a generated sample catalog. One has the longest transcript that ingest accepts (12 MB), which
// makes position scans expensive. The other has 90 kB of distinct sentences, which measures how much of a text can be harvested.
//
//   node benches/attack/long-transcript.mjs SAMPLE_FOLDER
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LONG_PODCAST, seededRandom } from "./common.mjs";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("the folder of the sample catalog is missing");
const LONG_BYTES = 12_000_000;
const SHORT_BYTES = 90_000;

/** Collects the sentences of the sample's English transcripts, which have the word frequencies of the language. */
function readSentences() {
  const transcripts = join(folder, "transcripts");
  const sentences = new Set();
  for (const podcast of readdirSync(transcripts).sort()) {
    for (const file of readdirSync(join(transcripts, podcast)).sort()) {
      const text = readFileSync(join(transcripts, podcast, file), "utf8");
      if (!/ the /.test(text)) continue;
      for (const line of text.split("\n")) {
        const sentence = line.replace(/<[^>]*>/g, "").trim();
        if (/^[A-Z].{20,}[.?!]$/.test(sentence) && !sentence.includes("-->")) sentences.add(sentence);
      }
    }
  }
  return [...sentences];
}

const formatTime = (seconds) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${[hours, minutes, seconds % 60].map((part) => String(part).padStart(2, "0")).join(":")}.000`;
};

/** Returns a WebVTT file of `bytes` with sentences from `nextSentence`: a cue of four sentences every twelve seconds. */
function buildTranscript(bytes, nextSentence) {
  const cues = ["WEBVTT\n"];
  for (let [length, second] = [0, 0]; length < bytes; second += 12) {
    const cue = `${formatTime(second)} --> ${formatTime(second + 12)}\n<v Ada Merriweather>${Array.from({ length: 4 }, nextSentence).join(" ")}\n`;
    cues.push(cue);
    length += cue.length + 1;
  }
  return cues.join("\n");
}

const random = seededRandom(28);
const sentences = readSentences();
const randomSentence = () => sentences[random(sentences.length)];
let number = 0;
const distinctSentence = () => {
  number += 1;
  const uniqueWords = [0, 1, 2].map((offset) => `q${(number * 3 + offset).toString(36)}ward`);
  return `${randomSentence().replace(/[.?!]$/, "")}, ${uniqueWords.join(" ")}.`;
};

const episodes = [
  { ...LONG_PODCAST.longEpisode, text: buildTranscript(LONG_BYTES, randomSentence) },
  { ...LONG_PODCAST.shortEpisode, text: buildTranscript(SHORT_BYTES, distinctSentence) },
];
const transcriptFolder = join(folder, "transcripts", LONG_PODCAST.file);
mkdirSync(transcriptFolder, { recursive: true });
for (const { file, text } of episodes) writeFileSync(join(transcriptFolder, `${file}.vtt`), text);
const items = episodes.map(
  ({ title, file }, index) => `    <item>
      <title>${title}</title>
      <guid isPermaLink="false">longhearing.example/${file}</guid>
      <link>https://longhearing.example/episodes/${file}</link>
      <pubDate>Mon, 0${2 + index} Nov 2026 08:00:00 +0000</pubDate>
      <description>A hearing without an end.</description>
      <enclosure url="https://longhearing.example/audio/${file}.mp3" length="1000000" type="audio/mpeg"/>
      <podcast:transcript url="https://longhearing.example/transcripts/${LONG_PODCAST.file}/${file}.vtt" type="text/vtt" language="en-US"/>
    </item>`,
);
writeFileSync(
  join(folder, "feeds", `${LONG_PODCAST.file}.xml`),
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel>
    <title>${LONG_PODCAST.title}</title>
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
