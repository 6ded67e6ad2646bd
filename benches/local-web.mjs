// Shared by the benchmarks of whole commands: a generated catalog, the local web that serves it, and measured runs of earshot.
import { createHash } from "node:crypto";
import { execFileSync, spawn } from "node:child_process";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const repository = resolve(fileURLToPath(import.meta.url), "../..");
export const earshot = process.env.EARSHOT ?? join(repository, "target/release/earshot");
export const scratch = resolve(process.env.SCRATCH ?? join(repository, "target/whole-commands"));
const PORT = Number(process.env.PORT ?? 8400);
export const baseUrl = `http://127.0.0.1:${PORT}`;
// The date is fixed, so that two machines measure the same bytes.
const TODAY = "2026-11-01";

export function fail(message) {
  console.error(`error: ${message}`);
  process.exit(1);
}

if (!existsSync(earshot)) fail(`${earshot} does not exist: cargo build --release -p earshot-cli, or set EARSHOT`);

/** Returns the folder of a generated catalog. Generates it if it does not exist. */
export function generateCatalog(feeds, episodes, ...options) {
  const folder = join(scratch, ["catalog", feeds, episodes, PORT, ...options.map((option) => option.replace(/^-+/, ""))].join("-"));
  if (!existsSync(join(folder, "feeds.tsv"))) {
    const started = performance.now();
    const size = ["--podcasts", feeds, "--episodes", episodes, "--sites", 0, "--today", TODAY, "--base-url", baseUrl];
    execFileSync(earshot, ["--quiet", "generate", ...size.map(String), ...options, folder], { stdio: ["ignore", "ignore", "inherit"] });
    console.log(`generated ${feeds} feeds, ${episodes} episodes: ${formatSeconds(started)} s`);
  }
  return folder;
}

const formatSeconds = (started) => ((performance.now() - started) / 1000).toFixed(1);

/** Starts the local web of a catalog. It stops with this process. */
export async function serve(folder, ...options) {
  const server = spawn(earshot, ["generate", "--serve", `127.0.0.1:${PORT}`, ...options.map(String), folder], { stdio: ["ignore", "ignore", "pipe"] });
  process.on("exit", () => server.kill());
  let stderrText = "";
  await new Promise((resolve) => {
    server.stderr.on("data", (text) => {
      stderrText += text;
      if (stderrText.includes("serving on")) resolve();
    });
    server.on("exit", () => fail(`the local web does not start: ${stderrText}`));
  });
  return server;
}

/** Calls the control API of the local web: reads its response counts, or starts a new round and returns the number of changes. */
export async function requestWeb(method, path) {
  const response = await fetch(`${baseUrl}/-/${path}`, { method });
  return response.json();
}

/** Returns the processor time of a process in seconds. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Measures 304 responses per second, and per second of processor time: 4 connections with 64 requests in flight each. */
export async function measureNotModified(server, folder, total) {
  const [, ...rows] = readFileSync(join(folder, "feeds.tsv"), "utf8").trimEnd().split("\n").map((line) => line.split("\t"));
  // The table has the ETag of the feed with its new episode. Before that, the ETag ends with -0.
  const feeds = rows.filter((row) => row[2] === "200" && row[6] !== "-").slice(0, 1000);
  const requests = feeds.map(([path, , , , , , tag, , news]) => {
    const etag = news === "-" ? tag : tag.replace(/"$/, '-0"');
    return `GET ${path} HTTP/1.1\r\nhost: x\r\nif-none-match: ${etag}\r\n\r\n`;
  });
  const cpuBefore = cpuSeconds(server.pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: 4 }, () => sendPipelined(requests, total / 4)));
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: total / elapsed, perCore: total / (cpuSeconds(server.pid) - cpuBefore) };
}

function sendPipelined(requests, total) {
  return new Promise((resolve, reject) => {
    const socket = connect(PORT, "127.0.0.1");
    let [sent, received, rest] = [0, 0, ""];
    const send = () => {
      let batch = "";
      for (; sent < total && sent - received < 64; sent += 1) batch += requests[sent % requests.length];
      if (batch !== "") socket.write(batch);
    };
    socket.setEncoding("latin1").on("connect", send).on("error", reject);
    socket.on("data", (text) => {
      const responses = (rest + text).split("\r\n\r\n");
      rest = responses.pop();
      const unexpected = responses.find((response) => !response.startsWith("HTTP/1.1 304"));
      if (unexpected !== undefined) reject(new Error(`not a 304: ${unexpected}`));
      received += responses.length;
      if (received >= total) socket.end(resolve);
      else send();
    });
  });
}

/** Runs a command, and kills it after `killAfterMs`. Returns its report, its time and its peak memory in MB. */
export function run(data, command, killAfterMs) {
  const child = spawn(earshot, ["--data-dir", data, "--json", ...command], { stdio: ["ignore", "pipe", "pipe"] });
  const started = performance.now();
  let [out, err, peak] = ["", "", 0];
  child.stdout.on("data", (text) => (out += text));
  child.stderr.on("data", (text) => (err += text));
  const monitor = setInterval(() => {
    try {
      const match = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"));
      if (match) peak = Number(match[1]) / 1000;
    } catch {
      // The process has just exited.
    }
  }, 20);
  const kill = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  return new Promise((resolve) => {
    child.on("close", (code, signal) => {
      clearInterval(monitor);
      clearTimeout(kill);
      if (code !== 0 && signal !== "SIGKILL") fail(`earshot ${command.join(" ")}: ${err}`);
      resolve({ killed: signal === "SIGKILL", report: code === 0 ? JSON.parse(out) : undefined, ms: performance.now() - started, peak });
    });
  });
}

/** Returns whether the program has a command. */
export function hasCommand(command) {
  try {
    execFileSync(earshot, [command, "--help"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Returns size, modification time and hash of a file. */
export async function fingerprint(file) {
  const { size, mtimeMs } = statSync(file);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { size, mtimeMs, sha256: hash.digest("hex") };
}
