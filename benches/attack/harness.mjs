// The harness of an attack: controls the server, measures its resources and the background load, and checks goals.
import { usageOf } from "./supervisor.mjs";
import { maxByChance, sleep } from "./common.mjs";

/** The goals for normal clients, in milliseconds. At most this share of their responses may take longer. */
const GOALS_MS = { searches: 100, details: 25 };
const SLOW_SHARE = 0.01;
/** The goals are for machines on which a single search takes at most this long. On slower ones, all time limits grow in proportion. */
const SEARCH_ALONE_MS = 20;
/** The attack starts this long after each normal client has sent a request. */
const LEAD_MS = 300;
/** After an attack, the server may use `SETTLED_CPU_MS` of processor time within `SETTLE_MS` to cancel abandoned requests. */
const SETTLE_MS = 1_500;
const SETTLED_CPU_MS = 700;
const SECONDS = { short: 6, long: 60 };
/** An attacker cancels a request after this time. In the long form this is longer than every deadline of the server. */
const ATTACKER_TIMEOUT_MS = { short: 10_000, long: 40_000 };

export class AttackHarness {
  checks = [];
  rows = [];
  catalog;
  keys;
  sink;
  database;
  /** The data folder of the server. */
  data;
  /** Deadline of a request (`Config::local` of the API). */
  requestMs = 30_000;
  /** The factor by which time limits are multiplied. */
  factor;
  #options;
  #supervisor;
  #backgroundLoad;
  #server;
  #phase;
  #attackers = 0;
  #statuses = {};
  #hasBackgroundLoad = false;
  /** The processor time that the background load uses, relative to the elapsed time. */
  #backgroundCpuShare = 0;

  /** `supervisor` and `backgroundLoad` are functions that call the other threads. */
  constructor(options, supervisor, backgroundLoad) {
    this.#options = options;
    this.factor = options.factor;
    this.#supervisor = supervisor;
    this.#backgroundLoad = backgroundLoad;
  }

  get form() {
    return this.#options.form;
  }

  /** Measures the speed of this machine, and sets the load of normal clients and the time limits accordingly. */
  async calibrate() {
    const { medians, share } = await this.#backgroundLoad("calibrate", { port: this.#server.port, keys: this.keys.normal });
    this.factor = Math.max(this.factor, medians.searches / SEARCH_ALONE_MS);
    const alone = Object.entries(medians).map(([kind, ms]) => `${kind} ${format(ms)} ms`);
    console.log(`without load: ${alone.join(", ")}; time limits × ${format(this.factor)}; normal clients send ${Math.round(share * 100)} % of their rates`);
  }

  /** The duration of an attack. */
  get seconds() {
    return SECONDS[this.form];
  }

  port = () => this.#server.port;

  /** The common options of every request of an attack. */
  target = () => ({ port: this.#server.port, limitMs: ATTACKER_TIMEOUT_MS[this.form] });

  /** Returns an IP address that has sent no request before. */
  attacker() {
    this.#attackers += 1;
    return `127.20.${Math.floor(this.#attackers / 250)}.${1 + (this.#attackers % 250)}`;
  }

  async start(serve) {
    this.#server = await this.#supervisor("start", { serve });
  }

  async restart(serve) {
    this.#server = await this.#supervisor("restart", serve === undefined ? {} : { serve });
  }

  terminate = () => this.#supervisor("terminate");

  hasDied = async () => usageOf(this.#server.pid) === undefined;

  threads = () => usageOf(this.#server.pid)?.threads ?? 0;

  cpu = () => ({ at: performance.now(), ms: usageOf(this.#server.pid)?.cpuMs ?? 0 });

  /** Returns the processor time since the call of `cpu()`, without that of the background load. */
  extraCpu({ at, ms }) {
    const now = this.cpu();
    const background = this.#hasBackgroundLoad ? this.#backgroundCpuShare * (now.at - at) : 0;
    return Math.max(0, now.ms - ms - background);
  }

  begin(phase) {
    this.#phase = phase;
    console.log(`\n${phase}`);
  }

  note(text) {
    console.log(`  ${text}`);
  }

  /** Counts the response to a request of an attack by status or error. */
  count({ status, error }) {
    const key = status || error;
    this.#statuses[key] = (this.#statuses[key] ?? 0) + 1;
  }

  /** Records whether `measured` is at most `limit`. */
  check(what, measured, limit, unit = "") {
    const isMet = measured <= limit;
    const figures = `${format(measured)} (limit ${format(limit)}${unit && ` ${unit}`})`;
    this.checks.push({ phase: this.#phase, what, figures, isMet });
    console.log(`  ${isMet ? "ok    " : "MISSED"} ${what}: ${figures}`);
  }

  /** Runs `work` during the background load, and checks the goals for normal clients. */
  async measure(what, work, { allows503 = false, settles = false, isQuiet = false } = {}) {
    await this.#supervisor("resetPeaks");
    this.#statuses = {};
    const everyClientMs = await this.#backgroundLoad("begin", { port: this.#server.port, keys: this.keys.normal, allows503 });
    this.#hasBackgroundLoad = true;
    await sleep(everyClientMs + LEAD_MS);
    const before = this.cpu();
    try {
      await work();
      if (isQuiet) this.#backgroundCpuShare = (this.cpu().ms - before.ms) / (performance.now() - before.at);
      if (settles && !(await this.hasDied())) {
        await sleep(LEAD_MS);
        const end = this.cpu();
        await sleep(SETTLE_MS);
        this.check(`${what}: processor time after the end of the attack`, this.extraCpu(end), SETTLED_CPU_MS, "ms");
      }
    } finally {
      this.#hasBackgroundLoad = false;
      const load = await this.#backgroundLoad("end");
      const peaks = await this.#supervisor("peaks");
      this.#report(what, load, peaks, allows503);
    }
  }

  #report(what, load, peaks, allows503) {
    this.rows.push({ what, load, peaks });
    const responses = Object.entries(this.#statuses).map(([status, count]) => `${status}: ${count}`);
    if (responses.length > 0) this.note(`responses to the attack: ${responses.join(", ")}`);
    if (load.reopened > 0) this.note(`idle connections of normal clients that the server closed: ${load.reopened}`);
    for (const [kind, goal] of Object.entries(GOALS_MS)) {
      // Searches that may be rejected with 503 for a while have a separate limit.
      const limit = allows503 && kind === "searches" ? 1_000 + 200 * this.factor : goal * this.factor;
      const { times, count, p99 } = load[kind];
      if (this.form === "long") {
        this.check(`${what}: p99 of normal ${kind}`, p99 ?? Infinity, limit, "ms");
      } else {
        // An attack of the short form has some fifty responses of a kind. Their 99th percentile is the slowest one.
        const slow = count === 0 ? Infinity : times.filter((ms) => ms > limit).length;
        this.check(`${what}: normal ${kind} of ${count} over ${format(limit)} ms (p99 ${milliseconds(p99)})`, slow, maxByChance(count, SLOW_SHARE));
      }
    }
    for (const kind of ["searches", "details", "pages"]) {
      const failures = Object.entries(load[kind].failures).map(([status, count]) => `${status}: ${count}`);
      const label = `failed normal ${kind}`;
      this.check(`${what}: ${label}${failures.length > 0 ? ` (${failures.join(", ")})` : ""}`, load[kind].failed, 0);
    }
    this.check(`${what}: memory of the server`, peaks.resident / 2 ** 20, 1_024, "MiB");
    this.check(`${what}: the server has exited`, peaks.ended ? 1 : 0, 0);
  }
}

const format = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

const milliseconds = (value) => (value === undefined ? "–" : value.toFixed(1));

/** Formats the measurements of all attacks as a table for docs/benchmarks.md. */
export function table(rows) {
  const latencies = ({ p50, p99, max }) => [p50, p99, max].map(milliseconds).join(" / ");
  const sum = (load, name) => load.searches[name] + load.details[name] + load.pages[name];
  const lines = rows.map(({ what, load, peaks }) =>
    [
      what,
      latencies(load.searches),
      latencies(load.details),
      latencies(load.pages),
      `${sum(load, "failed")} of ${sum(load, "count")}`,
      `${(peaks.resident / 2 ** 20).toFixed(0)}${peaks.killed ? ", killed" : ""}`,
      peaks.threads,
      peaks.descriptors,
      load.clientLagP99.toFixed(1),
    ].join(" | "),
  );
  const header = "attack | searches p50 / p99 / max ms | details | pages | failed | MiB | threads | descriptors | lag of the clients ms";
  return [`| ${header} |`, `|${"---|".repeat(9)}`, ...lines.map((line) => `| ${line} |`)].join("\n");
}
