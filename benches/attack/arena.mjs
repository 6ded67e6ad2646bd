// What an attack has at hand: whom to ask, what is measured beside it, and what is expected.
import { usageOf } from "./supervisor.mjs";
import { sleep } from "./common.mjs";

/** The goals of ordinary callers in milliseconds, 99 of 100. */
const GOALS_MS = { searches: 100, details: 25 };
/** Ordinary callers are there before the attack begins. */
const HEAD_START_MS = 300;
/** What was asked for and is not wanted any more may use so much of the time after an attack. */
const SETTLE_MS = 1_500;
const SETTLED_CPU_MS = 700;
const SECONDS = { short: 6, long: 60 };
/** An attacker gives up then; in the long form after every deadline of the server. */
const PATIENCE_MS = { short: 10_000, long: 40_000 };

export class Arena {
  checks = [];
  rows = [];
  catalog;
  keys;
  sink;
  database;
  /** Deadline of a request (`Config::local` of the API). */
  requestMs = 30_000;
  #options;
  #supervisor;
  #ordinary;
  #server;
  #phase;
  #attackers = 0;
  #statuses = {};
  #asksOrdinarily = false;
  /** Processor time that ordinary callers use, by the time that passes. */
  #ordinaryShare = 0;

  /** `supervisor` and `ordinary` call the threads of those names. */
  constructor(options, supervisor, ordinary) {
    this.#options = options;
    this.#supervisor = supervisor;
    this.#ordinary = ordinary;
  }

  get form() {
    return this.#options.form;
  }

  get factor() {
    return this.#options.factor;
  }

  /** Of an attack. */
  get seconds() {
    return SECONDS[this.form];
  }

  port = () => this.#server.port;

  /** What every request of an attack begins with. */
  target = () => ({ port: this.#server.port, limitMs: PATIENCE_MS[this.form] });

  /** An address that nothing came from before. */
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

  /** Processor time since a moment, without that of ordinary callers. */
  extraCpu({ at, ms }) {
    const now = this.cpu();
    const ordinary = this.#asksOrdinarily ? this.#ordinaryShare * (now.at - at) : 0;
    return Math.max(0, now.ms - ms - ordinary);
  }

  begin(phase) {
    this.#phase = phase;
    console.log(`\n${phase}`);
  }

  note(text) {
    console.log(`  ${text}`);
  }

  /** Counts how a request of an attack was answered. */
  count({ status, error }) {
    const how = status || error;
    this.#statuses[how] = (this.#statuses[how] ?? 0) + 1;
  }

  /** Expects at most `bound`. */
  check(what, measured, bound, unit = "") {
    const isKept = measured <= bound;
    const figures = `${format(measured)} (bound ${format(bound)}${unit && ` ${unit}`})`;
    this.checks.push({ phase: this.#phase, what, figures, isKept });
    console.log(`  ${isKept ? "kept  " : "MISSED"} ${what}: ${figures}`);
  }

  /** Runs `work` beside ordinary callers, and tells and checks what they felt. */
  async measure(what, work, { allows503 = false, settles = false, isQuiet = false } = {}) {
    await this.#supervisor("resetPeaks");
    this.#statuses = {};
    await this.#ordinary("begin", { port: this.#server.port, keys: this.keys.ordinary, allows503 });
    this.#asksOrdinarily = true;
    await sleep(HEAD_START_MS);
    const before = this.cpu();
    try {
      await work();
      if (isQuiet) this.#ordinaryShare = (this.cpu().ms - before.ms) / (performance.now() - before.at);
      if (settles && !(await this.hasDied())) {
        await sleep(HEAD_START_MS);
        const ended = this.cpu();
        await sleep(SETTLE_MS);
        this.check(`${what}: processor time after the attack has ended`, this.extraCpu(ended), SETTLED_CPU_MS, "ms");
      }
    } finally {
      this.#asksOrdinarily = false;
      const felt = await this.#ordinary("end");
      const peaks = await this.#supervisor("peaks");
      this.#tell(what, felt, peaks, allows503);
    }
  }

  #tell(what, felt, peaks, allows503) {
    this.rows.push({ what, felt, peaks });
    const attack = Object.entries(this.#statuses).map(([how, count]) => `${how}: ${count}`);
    if (attack.length > 0) this.note(`answers to the attack: ${attack.join(", ")}`);
    if (felt.reopened > 0) this.note(`connections that the server closed before a request of an ordinary caller: ${felt.reopened}`);
    for (const [kind, goal] of Object.entries(GOALS_MS)) {
      // Searches that are refused for a while have a bound of their own.
      const bound = allows503 && kind === "searches" ? 1_000 + 200 * this.factor : goal * this.factor;
      this.check(`${what}: 99 of 100 ordinary ${kind} within`, felt[kind].p99 ?? Infinity, bound, "ms");
    }
    for (const kind of ["searches", "details", "pages"]) {
      const failures = Object.entries(felt[kind].failures).map(([how, count]) => `${how}: ${count}`);
      const failed = `ordinary ${kind} that failed`;
      this.check(`${what}: ${failed}${failures.length > 0 ? ` (${failures.join(", ")})` : ""}`, felt[kind].failed, 0);
    }
    this.check(`${what}: the server's memory`, peaks.resident / 2 ** 20, 1_024, "MiB");
    this.check(`${what}: the server has ended`, peaks.ended ? 1 : 0, 0);
  }
}

const format = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

const milliseconds = (value) => (value === undefined ? "–" : value.toFixed(1));

/** What ordinary callers felt, as a table for docs/benchmarks.md. */
export function table(rows) {
  const of = ({ p50, p99, max }) => [p50, p99, max].map(milliseconds).join(" / ");
  const sum = (felt, what) => felt.searches[what] + felt.details[what] + felt.pages[what];
  const lines = rows.map(({ what, felt, peaks }) =>
    [
      what,
      of(felt.searches),
      of(felt.details),
      of(felt.pages),
      `${sum(felt, "failed")} of ${sum(felt, "count")}`,
      `${(peaks.resident / 2 ** 20).toFixed(0)}${peaks.killed ? ", killed" : ""}`,
      peaks.threads,
      peaks.descriptors,
      felt.ownLagP99.toFixed(1),
    ].join(" | "),
  );
  const head = "attack | searches p50 / p99 / max ms | details | pages | failed | MiB | threads | descriptors | lag of the callers ms";
  return [`| ${head} |`, `|${"---|".repeat(9)}`, ...lines.map((line) => `| ${line} |`)].join("\n");
}
