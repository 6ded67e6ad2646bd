// Which crate may import which of ours, and which crate owns which dependency.

// What each crate may import of ours, in its library or program; tests may use more.
const allowed = {
  "earshot-model": [],
  "earshot-files": [],
  "earshot-net": ["earshot-model"],
  "earshot-app": ["earshot-files", "earshot-model"],
  "earshot-export": ["earshot-model"],
  "earshot-extract": ["earshot-model"],
  "earshot-catalog": ["earshot-files", "earshot-model"],
  "earshot-testkit": ["earshot-model"],
  "earshot-ingest": ["earshot-model", "earshot-net", "earshot-catalog"],
  "earshot-crawler": ["earshot-model", "earshot-net", "earshot-catalog"],
  "earshot-scoring": ["earshot-model", "earshot-catalog"],
  "earshot-text": ["earshot-model"],
  "earshot-vectors": ["earshot-text"],
  "earshot-embed": ["earshot-model", "earshot-net", "earshot-text", "earshot-vectors"],
  "earshot-suggest": ["earshot-model", "earshot-text"],
  "earshot-percolator": ["earshot-model", "earshot-text"],
  "earshot-engine": ["earshot-model", "earshot-text", "earshot-vectors", "earshot-suggest"],
  "earshot-indexer": ["earshot-model", "earshot-text", "earshot-vectors", "earshot-embed", "earshot-suggest", "earshot-engine"],
  "earshot-api": ["earshot-model", "earshot-files", "earshot-app", "earshot-assist", "earshot-export", "earshot-extract", "earshot-indexer", "earshot-net", "earshot-percolator"],
  "earshot-assist": ["earshot-model", "earshot-net", "earshot-text"],
  "earshot-generate": ["earshot-model"],
  "earshot-local-web": [],
  "earshot-cli": "all",
  "earshot-benches": "all",
  "earshot-fuzz": "all",
};

// Each dependency by its owners: one crate, unless a comment gives the reason for more.
const owners = {
  // Storage. The benchmark compares our index with the bare engine, and with the full text of SQLite.
  duckdb: ["earshot-catalog"],
  rusqlite: ["earshot-catalog", "earshot-ingest", "earshot-generate", "earshot-benches"],
  "sea-orm": ["earshot-app"],
  "sea-orm-migration": ["earshot-app"],
  tantivy: ["earshot-engine", "earshot-benches"],
  memmap2: ["earshot-text"],
  // The index compresses passages, and the catalog of the benchmark measures the same way.
  zstd: ["earshot-engine", "earshot-benches"],
  // Exports. No Arrow: Parquet's own column writers.
  csv: ["earshot-export"],
  parquet: ["earshot-export"],
  rust_xlsxwriter: ["earshot-export"],
  // Search.
  "candle-core": ["earshot-embed"],
  "candle-nn": ["earshot-embed"],
  "candle-transformers": ["earshot-embed"],
  safetensors: ["earshot-embed"],
  tokenizers: ["earshot-embed"],
  foldhash: ["earshot-text", "earshot-engine", "earshot-percolator", "earshot-scoring"],
  fst: ["earshot-suggest"],
  hashbrown: ["earshot-text"],
  levenshtein_automata: ["earshot-suggest"],
  // The benchmark stems its queries as the index does, and compares with other libraries for vectors.
  frostem: ["earshot-text", "earshot-benches"],
  hnsw_rs: ["earshot-benches"],
  usearch: ["earshot-benches"],
  "cpu-time": ["earshot-benches"],
  // HTTP out. A client outside `net` could send a request past its address guard.
  reqwest: ["earshot-net"],
  rustls: ["earshot-net"],
  h2: ["earshot-net"],
  "hickory-resolver": ["earshot-net"],
  "tokio-util": ["earshot-net"],
  // The API takes only the server of hyper: axum's has neither time-outs nor caps.
  hyper: ["earshot-net", "earshot-api"],
  "hyper-util": ["earshot-api"],
  // HTTP in. The other two are servers of tests.
  axum: ["earshot-api", "earshot-testkit", "earshot-local-web"],
  "axum-extra": ["earshot-api"],
  headers: ["earshot-api"],
  "http-body-util": ["earshot-api"],
  tower: ["earshot-api"],
  "tower-http": ["earshot-api", "earshot-local-web"],
  rmcp: ["earshot-api"],
  utoipa: ["earshot-api"],
  "utoipa-axum": ["earshot-api"],
  serde_path_to_error: ["earshot-api"],
  "rust-embed": ["earshot-api"],
  // Mail.
  lettre: ["earshot-api"],
  minijinja: ["earshot-api"],
  // Secrets and concurrency of the API and of its database.
  "arc-swap": ["earshot-api", "earshot-app"],
  base64: ["earshot-api", "earshot-app"],
  subtle: ["earshot-api", "earshot-app"],
  // Lists that people bring along, and dates that they take away.
  chardetng: ["earshot-api", "earshot-extract"],
  csv: ["earshot-api", "earshot-export", "earshot-extract"],
  icalendar: ["earshot-api"],
  // What text models return.
  jsonschema: ["earshot-assist"],
  // Uploaded files, in a child process.
  "pdf-extract": ["earshot-extract"],
  zip: ["earshot-extract"],
  // Private feeds of alerts.
  rss: ["earshot-api"],
  // Letters and one-sheets of guests.
  "pulldown-cmark": ["earshot-api"],
  "docx-rs": ["earshot-api"],
  krilla: ["earshot-api"],
  "ttf-parser": ["earshot-api"],
  dejavu: ["earshot-api"],
  // Feeds and transcripts.
  ammonia: ["earshot-ingest"],
  // Dates of feeds, and the hours at which people get their digests.
  "chrono-tz": ["earshot-api", "earshot-ingest"],
  "feed-rs": ["earshot-ingest"],
  simdutf8: ["earshot-ingest"],
  sha1: ["earshot-ingest"],
  whatlang: ["earshot-ingest"],
  "libfuzzer-sys": ["earshot-fuzz"],
  // Websites.
  html5ever: ["earshot-crawler"],
  phonenumber: ["earshot-crawler"],
  texting_robots: ["earshot-crawler"],
  // The model.
  idna: ["earshot-model"],
  slug: ["earshot-model"],
  "unicode-security": ["earshot-model"],
  // Programs.
  anyhow: ["earshot-cli"],
  clap: ["earshot-cli"],
  indicatif: ["earshot-cli"],
  libc: ["earshot-cli"],
  "libmimalloc-sys": ["earshot-cli"],
  mimalloc: ["earshot-cli", "earshot-benches"],
  // The limits of processes.
  rustix: ["earshot-cli", "earshot-extract"],
  // The fuzz target of searches builds an index; workbooks and Parquet files are complete before they are sent.
  tempfile: ["earshot-cli", "earshot-fuzz", "earshot-export"],
  toml: ["earshot-generate"],
  // Telemetry: the API records, the program exports.
  "prometheus-client": ["earshot-api"],
  opentelemetry: ["earshot-api", "earshot-cli"],
  "opentelemetry-http": ["earshot-api", "earshot-cli"],
  opentelemetry_sdk: ["earshot-api", "earshot-cli"],
  "opentelemetry-otlp": ["earshot-cli"],
  "tracing-subscriber": ["earshot-cli"],
};

// Who would own what nobody depends on today.
const reserved = {
  arrow: ["earshot-catalog"],
  scraper: ["earshot-crawler"],
  ureq: ["earshot-net"],
  attohttpc: ["earshot-net"],
  isahc: ["earshot-net"],
  curl: ["earshot-net"],
  minreq: ["earshot-net"],
  "hyper-rustls": ["earshot-net"],
};

// Small and general: any crate may use these.
const shared = new Set([
  "async-compression", "async-trait", "chrono", "crc32fast", "encoding_rs", "flate2", "futures", "hex", "hmac", "httpdate",
  "ipnet", "linkify", "lru", "memchr", "psl", "quick-xml", "rand", "rayon", "serde", "serde_json", "sha2", "tar",
  "thiserror", "tokio", "tracing", "unicode-normalization", "url", "uuid",
]);

export const rules = { allowed, owners, reserved, shared };

/** The faults of the workspace: `packages` as `cargo metadata --no-deps` prints them. */
export function wrongDependencies(packages, { allowed, owners, reserved, shared } = rules) {
  const wrong = [];
  const users = new Map();
  for (const { name, dependencies } of packages) {
    const may = allowed[name];
    if (may === undefined) wrong.push(`${name} has no row in scripts/checks/dependencies.mjs`);
    for (const { name: imported, kind } of dependencies) {
      if (kind === "dev") continue;
      if (imported.startsWith("earshot-")) {
        if (may !== "all" && !may?.includes(imported)) wrong.push(`${name} may not import ${imported}`);
        continue;
      }
      users.set(imported, [...(users.get(imported) ?? []), name]);
      const owned = owners[imported] ?? reserved[imported];
      if (owned && !owned.includes(name)) wrong.push(`${name} may not use ${imported}: it belongs to ${owned.join(", ")}`);
      if (!owned && !shared.has(imported)) {
        wrong.push(`${name} uses ${imported}, which has no owner in scripts/checks/dependencies.mjs`);
      }
    }
  }
  for (const [imported, names] of Object.entries(owners)) {
    for (const name of names) {
      if (!users.get(imported)?.includes(name)) wrong.push(`${name} owns ${imported} and does not use it`);
    }
  }
  for (const [name, may] of Object.entries(allowed)) {
    const crate = packages.find((one) => one.name === name);
    if (!crate) wrong.push(`${name} has a row in scripts/checks/dependencies.mjs and is no crate`);
    const isUsed = (imported) => !crate || crate.dependencies.some((one) => one.name === imported && one.kind !== "dev");
    const unused = may === "all" ? [] : may.filter((imported) => !isUsed(imported));
    for (const imported of unused) wrong.push(`${name} may import ${imported} and does not`);
  }
  for (const imported of shared) if (!users.has(imported)) wrong.push(`${imported} is shared and nobody uses it`);
  return wrong;
}
