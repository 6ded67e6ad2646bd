// The server under attack: starts it with 256 descriptors, watches what it holds, kills it above 1 GiB.
import { execFile, execFileSync, spawn } from "node:child_process";
import { createWriteStream, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sleep } from "./common.mjs";

export const DESCRIPTORS = 256;
export const MEMORY_BYTES = 1 << 30;
/** Often enough to end a server that takes a gigabyte a second before the machine notices. */
const WATCH_EVERY_MS = 20;
const START_MS = 60_000;
const TICKS_A_SECOND = Number(execFileSync("getconf", ["CLK_TCK"]));

const number = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);

/** What a process holds now; `undefined` when there is none. */
export function usageOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    if (stat[0] === "Z") return undefined;
    return {
      resident: number(status, "VmRSS") * 1024,
      highest: number(status, "VmHWM") * 1024,
      threads: number(status, "Threads"),
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
      cpuMs: ((Number(stat[11]) + Number(stat[12])) * 1000) / TICKS_A_SECOND,
    };
  } catch {
    return undefined;
  }
}

export class Supervisor {
  #options;
  #server;
  #watch;
  #peaks;

  /** `earshot`, `data`, `scratch` (where the log goes). */
  constructor(options) {
    this.#options = options;
    this.resetPeaks();
  }

  /** Runs a command of the command line to its end. */
  async run(...command) {
    const { earshot, data } = this.#options;
    const { stdout } = await promisify(execFile)(earshot, ["--data-dir", data, "--quiet", ...command]);
    return stdout.trim();
  }

  /** Starts the server and waits until it is ready. */
  async start({ serve = [] } = {}) {
    const { earshot, data, scratch } = this.#options;
    const limited = ["-c", `ulimit -n ${DESCRIPTORS} && exec "$@"`, "sh", earshot];
    const command = [...limited, "--data-dir", data, "--log", "warn", "serve", "--listen", "127.0.0.1:0", ...serve];
    const child = spawn("sh", command, { stdio: ["ignore", "ignore", "pipe"] });
    const log = createWriteStream(join(scratch, "server.log"), { flags: "a" });
    let said = "";
    child.stderr.on("data", (text) => {
      log.write(text);
      if (said.length < 10_000) said += text;
    });
    const server = { child, serve, ended: new Promise((done) => child.on("exit", (code, signal) => done({ code, signal }))) };
    server.ended.then(() => {
      server.hasEnded = true;
      log.end();
    });
    this.#server = server;
    const deadline = Date.now() + START_MS;
    while (server.port === undefined) {
      server.port = /serving on \S+?:(\d+)\b/.exec(said)?.[1];
      if (server.hasEnded || Date.now() > deadline) throw new Error(`the server does not start: ${said}`);
      await sleep(20);
    }
    const isReady = () => fetch(`http://127.0.0.1:${server.port}/readyz`).then((answer) => answer.ok, () => false);
    while (!(await isReady())) {
      if (server.hasEnded || Date.now() > deadline) throw new Error(`the server is never ready: ${said}`);
      await sleep(20);
    }
    this.resetPeaks();
    this.#watch = setInterval(() => this.#look(), WATCH_EVERY_MS);
    return { pid: child.pid, port: Number(server.port) };
  }

  #look() {
    const usage = usageOf(this.#server.child.pid);
    if (usage === undefined) return;
    const peaks = this.#peaks;
    for (const name of ["resident", "threads", "descriptors"]) peaks[name] = Math.max(peaks[name], usage[name]);
    if (usage.resident <= MEMORY_BYTES) return;
    peaks.killed = true;
    this.#server.child.kill("SIGKILL");
  }

  resetPeaks() {
    this.#peaks = { resident: 0, threads: 0, descriptors: 0, killed: false };
  }

  peaks() {
    return { ...this.#peaks, ended: this.#server?.hasEnded === true };
  }

  /** Sends SIGTERM; milliseconds until the process is gone, `undefined` when it had to be killed after `limitMs`. */
  async terminate({ limitMs = 20_000 } = {}) {
    const server = this.#server;
    if (server === undefined || server.hasEnded) return 0;
    const started = performance.now();
    server.child.kill("SIGTERM");
    const ended = await Promise.race([server.ended.then(() => true), sleep(limitMs).then(() => false)]);
    clearInterval(this.#watch);
    if (ended) return performance.now() - started;
    server.child.kill("SIGKILL");
    await server.ended;
    return undefined;
  }

  /** Ends the server in any way and starts it again, with the same arguments or others. */
  async restart({ serve = this.#server?.serve ?? [] } = {}) {
    await this.kill();
    return this.start({ serve });
  }

  async kill() {
    this.killNow();
    await this.#server?.ended;
  }

  killNow() {
    clearInterval(this.#watch);
    this.#server?.child.kill("SIGKILL");
  }
}
