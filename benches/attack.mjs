// Attacks a server that has 1 GiB and 256 descriptors while ordinary callers ask it, and prints what those felt. Fails when a goal
// is missed. `scripts/attack` fills the data folder and runs this; benches/README.md says what each attack does.
//
//   EARSHOT=target/release/earshot node benches/attack.mjs --data FOLDER [--form short|long] [--factor N] [--only NAME,NAME]
//
// `--factor` multiplies the bounds on times, for a build without optimisation. With EARSHOT_TEST_POSTGRES the attack on the database
// is made against PostgreSQL too.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { connectCalls } from "./attack/rpc.mjs";
import { Supervisor } from "./attack/supervisor.mjs";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    form: { type: "string", default: "short" },
    factor: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
if (options.data === undefined) throw new Error("--data is missing: the folder of a published catalog");
if (!["short", "long"].includes(options.form)) throw new Error("--form is short or long");
if (!(Number(options.factor) >= 1)) throw new Error("--factor is a number from 1 on");
const data = resolve(options.data);
const earshot = resolve(process.env.EARSHOT ?? "target/release/earshot");

const scratch = mkdtempSync(join(tmpdir(), "earshot-attack-"));
const supervisor = new Supervisor({ earshot, data, scratch });
process.on("exit", () => supervisor.killNow());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(2));

// The server is started from here, so that it does not inherit the low priority of the thread that attacks.
const director = new Worker(new URL("./attack/director.mjs", import.meta.url), {
  workerData: {
    scratch,
    form: options.form,
    factor: Number(options.factor),
    only: options.only.split(",").filter((name) => name !== ""),
    postgres: process.env.EARSHOT_TEST_POSTGRES,
  },
});
connectCalls(director, {
  run: (command) => supervisor.run(...command),
  start: (argument) => supervisor.start(argument),
  restart: (argument) => supervisor.restart(argument),
  terminate: (argument) => supervisor.terminate(argument),
  resetPeaks: () => supervisor.resetPeaks(),
  peaks: () => supervisor.peaks(),
});
director.on("error", (error) => {
  console.error(error);
  process.exitCode = 2;
});
director.on("exit", (code) => {
  if (code !== 0) {
    const log = readFileSync(join(scratch, "server.log"), { encoding: "utf8", flag: "a+" });
    console.error(`the last words of the server:\n${log.split("\n").slice(-15).join("\n")}`);
  }
  rmSync(scratch, { recursive: true, force: true });
  process.exit(process.exitCode || code);
});
