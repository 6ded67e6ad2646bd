// What the whole-command benchmarks share: a generated catalog, the web that serves it, runs of earshot that are watched.
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
export const base = `http://127.0.0.1:${PORT}`;
// A fixed day, so that two machines measure the same bytes.
const TODAY = "2026-11-01";

export function fail(message) {
  console.error(`error: ${message}`);
  process.exit(1);
}

if (!existsSync(earshot)) fail(`${earshot} is not there: cargo build --release -p earshot-cli, or set EARSHOT`);

/** The folder of a catalog, written when it is not there. */
export function catalog(feeds, episodes, ...options) {
  const folder = join(scratch, ["catalog", feeds, episodes, PORT, ...options.map((option) => option.replace(/^-+/, ""))].join("-"));
  if (!existsSync(join(folder, "feeds.tsv"))) {
    const started = performance.now();
    const size = ["--podcasts", feeds, "--episodes", episodes, "--sites", 0, "--today", TODAY, "--base-url", base];
    execFileSync(earshot, ["--quiet", "generate", ...size.map(String), ...options, folder], { stdio: ["ignore", "ignore", "inherit"] });
    console.log(`generated ${feeds} feeds, ${episodes} episodes: ${seconds(started)} s`);
  }
  return folder;
}

export const seconds = (started) => ((performance.now() - started) / 1000).toFixed(1);

/** The web of a catalog; ends with this process. */
export async function serve(folder, ...options) {
  const server = spawn(earshot, ["generate", "--serve", `127.0.0.1:${PORT}`, ...options.map(String), folder], { stdio: ["ignore", "ignore", "pipe"] });
  process.on("exit", () => server.kill());
  let said = "";
  await new Promise((started) => {
    server.stderr.on("data", (text) => {
      said += text;
      if (said.includes("serving on")) started();
    });
    server.on("exit", () => fail(`the web did not start: ${said}`));
  });
  return server;
}

/** What the web has answered so far, or what a new round changes. */
export async function web(method, path) {
  const answer = await fetch(`${base}/-/${path}`, { method });
  return answer.json();
}

/** Seconds of processor time that a process has used. */
function processor(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Answers 304 a second, of the wall's and of one core's: 4 connections, 64 requests in flight on each. */
export async function notModified(server, folder, total) {
  const [, ...rows] = readFileSync(join(folder, "feeds.tsv"), "utf8").trimEnd().split("\n").map((line) => line.split("\t"));
  // Served before its news, a feed has another tag.
  const known = rows.filter((row) => row[2] === "200" && row[6] !== "-").slice(0, 1000);
  const requests = known.map(([path, , , , , , tag, , news]) => {
    const etag = news === "-" ? tag : tag.replace(/"$/, '-0"');
    return `GET ${path} HTTP/1.1\r\nhost: x\r\nif-none-match: ${etag}\r\n\r\n`;
  });
  const before = processor(server.pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: 4 }, () => pipelined(requests, total / 4)));
  const wall = (performance.now() - started) / 1000;
  return { wall: total / wall, core: total / (processor(server.pid) - before) };
}

function pipelined(requests, total) {
  return new Promise((done, broken) => {
    const socket = connect(PORT, "127.0.0.1");
    let [sent, answered, rest] = [0, 0, ""];
    const send = () => {
      let batch = "";
      for (; sent < total && sent - answered < 64; sent += 1) batch += requests[sent % requests.length];
      if (batch !== "") socket.write(batch);
    };
    socket.setEncoding("latin1").on("connect", send).on("error", broken);
    socket.on("data", (text) => {
      const answers = (rest + text).split("\r\n\r\n");
      rest = answers.pop();
      const other = answers.find((answer) => !answer.startsWith("HTTP/1.1 304"));
      if (other !== undefined) broken(new Error(`not a 304: ${other}`));
      answered += answers.length;
      if (answered >= total) socket.end(done);
      else send();
    });
  });
}

/** Runs a command to its end, or kills it after some milliseconds; its report, time and peak memory in MB. */
export function run(data, command, killAfter) {
  const child = spawn(earshot, ["--data-dir", data, "--json", ...command], { stdio: ["ignore", "pipe", "pipe"] });
  const started = performance.now();
  let [out, err, peak] = ["", "", 0];
  child.stdout.on("data", (text) => (out += text));
  child.stderr.on("data", (text) => (err += text));
  const watch = setInterval(() => {
    try {
      const high = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"));
      if (high) peak = Number(high[1]) / 1000;
    } catch {
      // It has just ended.
    }
  }, 20);
  const kill = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
  return new Promise((done) => {
    child.on("close", (code, signal) => {
      clearInterval(watch);
      clearTimeout(kill);
      if (code !== 0 && signal !== "SIGKILL") fail(`earshot ${command.join(" ")}: ${err}`);
      done({ killed: signal === "SIGKILL", report: code === 0 ? JSON.parse(out) : undefined, ms: performance.now() - started, peak });
    });
  });
}

/** Whether the program has a command. */
export function has(command) {
  try {
    execFileSync(earshot, [command, "--help"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Size, time of the last change and content of a file, to compare. */
export async function fingerprint(file) {
  const { size, mtimeMs } = statSync(file);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { size, mtimeMs, sha256: hash.digest("hex") };
}
