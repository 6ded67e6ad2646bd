// Starts the server under attack with 256 file descriptors, monitors its resources, and kills it above 1 GiB of memory.
import { execFile, execFileSync, spawn } from "node:child_process";
import { createWriteStream, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sleep } from "./common.mjs";

export const DESCRIPTORS = 256;
export const MEMORY_BYTES = 1 << 30;
/** Short enough that a server that allocates a gigabyte per second is killed before the machine runs out of memory. */
const MONITOR_INTERVAL_MS = 20;
const START_TIMEOUT_MS = 60_000;
const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"]));

const readNumber = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);

/** Returns the resources that a process uses now, or `undefined` if it does not run. */
export function usageOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    if (stat[0] === "Z") return undefined;
    return {
      resident: readNumber(status, "VmRSS") * 1024,
      highest: readNumber(status, "VmHWM") * 1024,
      threads: readNumber(status, "Threads"),
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
      cpuMs: ((Number(stat[11]) + Number(stat[12])) * 1000) / TICKS_PER_SECOND,
    };
  } catch {
    return undefined;
  }
}

export class ServerSupervisor {
  #options;
  #server;
  #monitor;
  #peaks;

  /** `options`: the program `earshot`, the folder `data`, and the folder `scratch` for the log. */
  constructor(options) {
    this.#options = options;
    this.resetPeaks();
  }

  /** Runs a command of the CLI and returns its output. */
  async run(...command) {
    const { earshot, data } = this.#options;
    const { stdout } = await promisify(execFile)(earshot, ["--data-dir", data, "--quiet", ...command]);
    return stdout.trim();
  }

  /** Starts the server and waits until it is ready. */
  async start({ serve = [] } = {}) {
    const { earshot, data, scratch } = this.#options;
    const withLimit = ["-c", `ulimit -n ${DESCRIPTORS} && exec "$@"`, "sh", earshot];
    const command = [...withLimit, "--data-dir", data, "--log", "warn", "serve", "--listen", "127.0.0.1:0", ...serve];
    const child = spawn("sh", command, { stdio: ["ignore", "ignore", "pipe"] });
    const log = createWriteStream(join(scratch, "server.log"), { flags: "a" });
    let stderrText = "";
    child.stderr.on("data", (text) => {
      log.write(text);
      if (stderrText.length < 10_000) stderrText += text;
    });
    const server = { child, serve, ended: new Promise((done) => child.on("exit", (code, signal) => done({ code, signal }))) };
    server.ended.then(() => {
      server.hasEnded = true;
      log.end();
    });
    this.#server = server;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (server.port === undefined) {
      server.port = /serving on \S+?:(\d+)\b/.exec(stderrText)?.[1];
      if (server.hasEnded || Date.now() > deadline) throw new Error(`the server has not started: ${stderrText}`);
      await sleep(20);
    }
    const isReady = () => fetch(`http://127.0.0.1:${server.port}/readyz`).then((response) => response.ok, () => false);
    while (!(await isReady())) {
      if (server.hasEnded || Date.now() > deadline) throw new Error(`the server has not become ready: ${stderrText}`);
      await sleep(20);
    }
    this.resetPeaks();
    this.#monitor = setInterval(() => this.#sampleUsage(), MONITOR_INTERVAL_MS);
    return { pid: child.pid, port: Number(server.port) };
  }

  #sampleUsage() {
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

  /** Sends SIGTERM and returns the milliseconds until the process has exited. Kills it after `limitMs` and returns `undefined`. */
  async terminate({ limitMs = 20_000 } = {}) {
    const server = this.#server;
    if (server === undefined || server.hasEnded) return 0;
    const started = performance.now();
    server.child.kill("SIGTERM");
    const ended = await Promise.race([server.ended.then(() => true), sleep(limitMs).then(() => false)]);
    clearInterval(this.#monitor);
    if (ended) return performance.now() - started;
    server.child.kill("SIGKILL");
    await server.ended;
    return undefined;
  }

  /** Kills the server and starts it again, by default with the same arguments. */
  async restart({ serve = this.#server?.serve ?? [] } = {}) {
    await this.kill();
    return this.start({ serve });
  }

  async kill() {
    this.killNow();
    await this.#server?.ended;
  }

  killNow() {
    clearInterval(this.#monitor);
    this.#server?.child.kill("SIGKILL");
  }
}
