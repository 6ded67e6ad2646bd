// Imports run one way, and each big dependency has one owner (ARCHITECTURE.md, Invariants).
// Reads what cargo and the web sources say; prints every import that points the wrong way and exits 1.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wrongImports } from "../web/scripts/layers.mjs";

// What each crate may import of ours, in its library or program; tests may use more.
const allowed = {
  "earshot-model": [],
  "earshot-net": ["earshot-model"],
  "earshot-catalog": ["earshot-model"],
  "earshot-testkit": ["earshot-model"],
  "earshot-ingest": ["earshot-model", "earshot-net", "earshot-catalog"],
  "earshot-crawler": ["earshot-model", "earshot-net", "earshot-catalog"],
  "earshot-scoring": ["earshot-model", "earshot-net", "earshot-catalog"],
  "earshot-indexer": ["earshot-model", "earshot-net", "earshot-catalog"],
  "earshot-api": ["earshot-model", "earshot-net", "earshot-catalog", "earshot-indexer"],
  "earshot-generate": ["earshot-model"],
  "earshot-local-web": [],
  "earshot-cli": "all",
  "earshot-benches": "all",
};

// Who may depend on the crates that a change of would be felt everywhere.
const owners = {
  // The benchmark compares ours with the bare engine, and with SQLite's full text.
  tantivy: ["earshot-indexer", "earshot-benches"],
  "candle-core": ["earshot-indexer"],
  tokenizers: ["earshot-indexer"],
  duckdb: ["earshot-catalog"],
  arrow: ["earshot-catalog"],
  parquet: ["earshot-catalog"],
  // Whatever could make a request past the address guard of net.
  reqwest: ["earshot-net"],
  // The API takes only their servers: what it serves needs time-outs and caps that axum does not have.
  hyper: ["earshot-net", "earshot-api"],
  "hyper-util": ["earshot-net", "earshot-api"],
  "hyper-rustls": ["earshot-net"],
  h2: ["earshot-net"],
  "hickory-resolver": ["earshot-net"],
  ureq: ["earshot-net"],
  attohttpc: ["earshot-net"],
  isahc: ["earshot-net"],
  curl: ["earshot-net"],
  minreq: ["earshot-net"],
  scraper: ["earshot-crawler"],
  axum: ["earshot-api", "earshot-testkit", "earshot-local-web"],
  rusqlite: ["earshot-ingest", "earshot-catalog", "earshot-generate", "earshot-benches"],
  "sea-orm": ["earshot-api"],
  "feed-rs": ["earshot-ingest"],
  clap: ["earshot-cli"],
};

const wrong = [];
const metadata = JSON.parse(
  execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 28 }),
);
for (const { name, dependencies } of metadata.packages) {
  const may = allowed[name];
  if (may === undefined) wrong.push(`${name} has no row in scripts/check-layers.mjs`);
  for (const { name: imported, kind } of dependencies) {
    if (kind === "dev") continue;
    if (imported.startsWith("earshot-") && may !== "all" && !may?.includes(imported)) {
      wrong.push(`${name} may not import ${imported}`);
    }
    if (owners[imported] && !owners[imported].includes(name)) {
      wrong.push(`${name} may not use ${imported}: it belongs to ${owners[imported].join(", ")}`);
    }
  }
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (/\.tsx?$/.test(entry)) yield entry.replaceAll("\\", "/");
  }
}
for (const path of sources("web/src")) {
  for (const line of wrongImports(path, readFileSync(join("web/src", path), "utf8"))) wrong.push(`web/src/${line}`);
}

for (const line of wrong) console.error(`error: ${line}`);
process.exit(wrong.length === 0 ? 0 : 1);
