// Checks that imports run in one direction and that each big dependency has one owner (ARCHITECTURE.md, Invariants).
// Reads cargo's metadata and the sources of the web app, prints every import that breaks a rule, and exits with 1.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findInvalidImports } from "../web/scripts/layers.mjs";

// Which of our crates each crate may depend on. Dev-dependencies are not checked.
const ALLOWED_CRATES = {
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

// Which crates may depend on these libraries. Upgrading or replacing one of them then changes few crates.
const OWNERS = {
  // The benchmark compares our search with plain Tantivy and with SQLite's full-text search.
  tantivy: ["earshot-indexer", "earshot-benches"],
  "candle-core": ["earshot-indexer"],
  tokenizers: ["earshot-indexer"],
  duckdb: ["earshot-catalog"],
  arrow: ["earshot-catalog"],
  parquet: ["earshot-catalog"],
  // HTTP clients. They would bypass the address guard of net.
  reqwest: ["earshot-net"],
  // The API uses only their servers, since axum has no timeouts and connection limits.
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

const errors = [];
const metadata = JSON.parse(
  execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 28 }),
);
for (const { name, dependencies } of metadata.packages) {
  const allowed = ALLOWED_CRATES[name];
  if (allowed === undefined) errors.push(`${name} is not listed in scripts/check-layers.mjs`);
  for (const { name: imported, kind } of dependencies) {
    if (kind === "dev") continue;
    if (imported.startsWith("earshot-") && allowed !== "all" && !allowed?.includes(imported)) {
      errors.push(`${name} must not depend on ${imported}`);
    }
    if (OWNERS[imported] && !OWNERS[imported].includes(name)) {
      errors.push(`${name} must not depend on ${imported}: only ${OWNERS[imported].join(", ")} may`);
    }
  }
}

for (const entry of readdirSync("web/src", { recursive: true, encoding: "utf8" })) {
  if (!/\.[jt]sx?$/.test(entry)) continue;
  const path = entry.replaceAll("\\", "/");
  const messages = findInvalidImports(path, readFileSync(join("web/src", path), "utf8"));
  errors.push(...messages.map((message) => `web/src/${message}`));
}

for (const message of errors) console.error(`error: ${message}`);
process.exit(errors.length === 0 ? 0 : 1);
