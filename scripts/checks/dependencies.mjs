// Defines which crates of the workspace a crate may import, and which crates own an external dependency.

// The workspace crates that the library or program of a crate may import. Its tests may import more.
const allowed = {
  "earshot-attributes": [],
  "earshot-model": [],
  "earshot-files": [],
  "earshot-net": ["earshot-model"],
  "earshot-app": ["earshot-attributes", "earshot-files", "earshot-model"],
  "earshot-export": ["earshot-model"],
  "earshot-extract": ["earshot-model"],
  "earshot-catalog": ["earshot-files", "earshot-model"],
  "earshot-pictures": ["earshot-files", "earshot-model", "earshot-net"],
  "earshot-replication": ["earshot-net", "earshot-catalog"],
  "earshot-testkit": ["earshot-model"],
  "earshot-weights": [],
  "earshot-ingest": ["earshot-model", "earshot-net", "earshot-catalog"],
  "earshot-transcription": ["earshot-model", "earshot-net", "earshot-weights"],
  "earshot-crawler": ["earshot-model", "earshot-net", "earshot-catalog"],
  "earshot-scoring": ["earshot-model", "earshot-catalog"],
  "earshot-text": ["earshot-model"],
  "earshot-vectors": ["earshot-text"],
  "earshot-embed": ["earshot-model", "earshot-net", "earshot-text", "earshot-vectors", "earshot-weights"],
  "earshot-suggest": ["earshot-model", "earshot-text"],
  "earshot-percolator": ["earshot-model", "earshot-text"],
  "earshot-engine": ["earshot-model", "earshot-text", "earshot-vectors", "earshot-suggest"],
  "earshot-indexer": ["earshot-model", "earshot-text", "earshot-vectors", "earshot-embed", "earshot-suggest", "earshot-engine"],
  "earshot-conformance": ["earshot-model", "earshot-indexer"],
  "earshot-opensearch": ["earshot-model", "earshot-net", "earshot-text", "earshot-suggest", "earshot-engine", "earshot-indexer"],
  "earshot-api-server": ["earshot-attributes", "earshot-model", "earshot-files", "earshot-app", "earshot-assist", "earshot-extract", "earshot-indexer", "earshot-net", "earshot-pictures"],
  "earshot-api-content": ["earshot-model", "earshot-app", "earshot-assist", "earshot-export", "earshot-extract", "earshot-indexer", "earshot-percolator", "earshot-api-server"],
  "earshot-api-documents": ["earshot-model", "earshot-indexer", "earshot-pictures", "earshot-api-server"],
  "earshot-api-jobs": ["earshot-model", "earshot-app", "earshot-indexer", "earshot-net", "earshot-percolator", "earshot-pictures", "earshot-api-server", "earshot-api-content"],
  "earshot-api-catalog": ["earshot-model", "earshot-app", "earshot-indexer", "earshot-api-server", "earshot-api-content"],
  "earshot-api-workspace": ["earshot-model", "earshot-app", "earshot-assist", "earshot-export", "earshot-extract", "earshot-indexer", "earshot-percolator", "earshot-pictures", "earshot-api-server", "earshot-api-content", "earshot-api-documents", "earshot-api-jobs"],
  "earshot-api": ["earshot-model", "earshot-app", "earshot-indexer", "earshot-pictures", "earshot-api-server", "earshot-api-content", "earshot-api-jobs", "earshot-api-catalog", "earshot-api-workspace"],
  "earshot-assist": ["earshot-model", "earshot-net", "earshot-text"],
  "earshot-generate": ["earshot-model"],
  "earshot-local-web": [],
  "earshot-cli": "all",
  "earshot-benches": "all",
  "earshot-fuzz": "all",
};

// The owners of each dependency: one crate, unless a comment gives the reason for more.
const owners = {
  // Storage. The benchmark compares our index with plain Tantivy and with SQLite's full-text search.
  duckdb: ["earshot-catalog"],
  rusqlite: ["earshot-catalog", "earshot-ingest", "earshot-generate", "earshot-benches"],
  "sea-orm": ["earshot-app"],
  "sea-orm-migration": ["earshot-app"],
  tantivy: ["earshot-engine", "earshot-benches"],
  memmap2: ["earshot-text"],
  // The index compresses passages. The benchmark measures with it how well its synthetic transcripts compress.
  zstd: ["earshot-engine", "earshot-benches"],
  // Exports. Parquet files are written without Arrow, by Parquet's own column writers.
  parquet: ["earshot-export"],
  rust_xlsxwriter: ["earshot-export"],
  // Search.
  // Models in a folder: those that embed texts, and those that recognize speech.
  "candle-core": ["earshot-embed", "earshot-transcription", "earshot-weights"],
  "candle-nn": ["earshot-embed", "earshot-transcription", "earshot-weights"],
  "candle-transformers": ["earshot-embed"],
  safetensors: ["earshot-weights"],
  tokenizers: ["earshot-embed", "earshot-transcription", "earshot-weights"],
  foldhash: ["earshot-text", "earshot-engine", "earshot-percolator", "earshot-scoring"],
  fst: ["earshot-suggest"],
  hashbrown: ["earshot-text"],
  levenshtein_automata: ["earshot-suggest"],
  // The benchmark stems its queries like the index, and compares our vector search with other libraries.
  frostem: ["earshot-text", "earshot-benches"],
  hnsw_rs: ["earshot-benches"],
  usearch: ["earshot-benches"],
  "cpu-time": ["earshot-benches"],
  // HTTP client. A client outside `earshot-net` could bypass its address guard. The operator configures the URLs of the search cluster.
  reqwest: ["earshot-net", "earshot-opensearch"],
  rustls: ["earshot-net"],
  // Its store is configured by the operator, so it needs no address guard.
  object_store: ["earshot-replication"],
  h2: ["earshot-net"],
  // The list of public suffixes is code, a megabyte for each crate that calls it.
  psl: ["earshot-net"],
  "hickory-resolver": ["earshot-net"],
  "tokio-util": ["earshot-net"],
  // The API uses only the server of hyper, because that of axum has neither timeouts nor limits.
  hyper: ["earshot-net", "earshot-api-server", "earshot-api"],
  "hyper-util": ["earshot-api-server"],
  // HTTP server. The other two crates have servers for tests.
  axum: ["earshot-api-server", "earshot-api-content", "earshot-api-jobs", "earshot-api-catalog", "earshot-api-workspace", "earshot-api", "earshot-testkit", "earshot-local-web"],
  "axum-extra": ["earshot-api-server", "earshot-api-workspace"],
  headers: ["earshot-api-server", "earshot-api-workspace", "earshot-api"],
  "http-body-util": ["earshot-api"],
  tower: ["earshot-api-server", "earshot-api"],
  "tower-http": ["earshot-api", "earshot-local-web"],
  rmcp: ["earshot-api"],
  utoipa: ["earshot-api-server", "earshot-api-content", "earshot-api-documents", "earshot-api-catalog", "earshot-api-workspace", "earshot-api"],
  "utoipa-axum": ["earshot-api-server", "earshot-api-catalog", "earshot-api-workspace", "earshot-api"],
  serde_path_to_error: ["earshot-api-server"],
  "rust-embed": ["earshot-api"],
  // Mail.
  lettre: ["earshot-api-server"],
  minijinja: ["earshot-api-server", "earshot-api-documents", "earshot-api-jobs", "earshot-api-workspace", "earshot-api"],
  // Secrets and concurrency, in the API and in its database.
  "arc-swap": ["earshot-api-server", "earshot-app"],
  base64: ["earshot-api-documents", "earshot-api-server", "earshot-api-jobs", "earshot-api-workspace", "earshot-api", "earshot-app", "earshot-ingest", "earshot-testkit"],
  // Keys of the provider of ID tokens for tests.
  rcgen: ["earshot-testkit"],
  subtle: ["earshot-api-server", "earshot-app"],
  openidconnect: ["earshot-api-server"],
  "webauthn-rs": ["earshot-api-server"],
  // Imported lists, and calendar files.
  chardetng: ["earshot-api-documents", "earshot-extract"],
  csv: ["earshot-api-documents", "earshot-export", "earshot-extract"],
  icalendar: ["earshot-api-workspace"],
  // Checks the responses of text models.
  jsonschema: ["earshot-assist"],
  // Text of uploaded files, which a child process extracts.
  "pdf-extract": ["earshot-extract"],
  // Downloads of all data, too.
  zip: ["earshot-api-jobs", "earshot-extract"],
  // Private feeds of alerts.
  rss: ["earshot-api-jobs"],
  // Letters and one-sheets of guests; the pages of the site.
  "pulldown-cmark": ["earshot-api-documents", "earshot-api"],
  "docx-rs": ["earshot-api-documents"],
  krilla: ["earshot-api-documents"],
  rustybuzz: ["earshot-api-documents"],
  // Titles with a letter wrong, the nearest name of a time zone, and similar spellings of words.
  strsim: ["earshot-api-documents", "earshot-api-workspace", "earshot-opensearch"],
  "unicode-bidi": ["earshot-api-documents"],
  "unicode-script": ["earshot-api-documents"],
  dejavu: ["earshot-api-documents"],
  // Covers and photos.
  image: ["earshot-pictures"],
  // Feeds and transcripts; the pages of the site.
  ammonia: ["earshot-ingest", "earshot-api"],
  // Dates in feeds, the hours at which digests are sent, and the time zones that alerts may have.
  "chrono-tz": ["earshot-api-jobs", "earshot-api-workspace", "earshot-ingest"],
  "feed-rs": ["earshot-ingest"],
  simdutf8: ["earshot-ingest"],
  sha1: ["earshot-ingest"],
  whatlang: ["earshot-ingest"],
  "libfuzzer-sys": ["earshot-fuzz"],
  // Decodes audio that is cut.
  symphonia: ["earshot-transcription"],
  "opus-rs": ["earshot-transcription"],
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
  // Benchmarks with options of their own.
  clap: ["earshot-cli", "earshot-benches"],
  indicatif: ["earshot-cli"],
  libc: ["earshot-cli"],
  "libmimalloc-sys": ["earshot-cli"],
  mimalloc: ["earshot-cli", "earshot-benches"],
  // Resource limits and priorities of processes and threads.
  rustix: ["earshot-api-server", "earshot-cli", "earshot-extract", "earshot-pictures", "earshot-transcription"],
  // Temporary files: the index of a fuzz target, audio, and workbooks and Parquet files, which are sent when they are complete.
  tempfile: ["earshot-cli", "earshot-conformance", "earshot-fuzz", "earshot-export", "earshot-transcription"],
  toml: ["earshot-generate"],
  // Telemetry: the API records, the program exports.
  "prometheus-client": ["earshot-api-server"],
  opentelemetry: ["earshot-api-server", "earshot-cli"],
  "opentelemetry-http": ["earshot-api-server", "earshot-cli"],
  opentelemetry_sdk: ["earshot-api-server", "earshot-cli"],
  "opentelemetry-otlp": ["earshot-cli"],
  "tracing-subscriber": ["earshot-cli"],
};

// Owners of dependencies that no crate has today.
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

// Small, general dependencies that any crate may use.
const shared = new Set([
  "async-compression", "async-trait", "chrono", "crc32fast", "encoding_rs", "flate2", "futures", "hex", "hmac", "httpdate",
  "ipnet", "linkify", "lru", "memchr", "percent-encoding", "quick-xml", "rand", "rayon", "serde", "serde_json", "sha2", "tar",
  "thiserror", "tokio", "tracing", "unicode-normalization", "url", "uuid",
]);

export const rules = { allowed, owners, reserved, shared };

/** Returns the violations in a workspace. `packages` is the list that `cargo metadata --no-deps` prints. */
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
      if (!users.get(imported)?.includes(name)) wrong.push(`${name} owns ${imported} but does not use it`);
    }
  }
  for (const [name, may] of Object.entries(allowed)) {
    const crate = packages.find((one) => one.name === name);
    if (!crate) wrong.push(`${name} has a row in scripts/checks/dependencies.mjs but is not a crate`);
    const isUsed = (imported) => !crate || crate.dependencies.some((one) => one.name === imported && one.kind !== "dev");
    const unused = may === "all" ? [] : may.filter((imported) => !isUsed(imported));
    for (const imported of unused) wrong.push(`${name} may import ${imported} but does not`);
  }
  for (const imported of shared) if (!users.has(imported)) wrong.push(`${imported} is listed as shared, but no crate uses it`);
  return wrong;
}
