// Attacks a server that has 1 GiB of memory and 256 file descriptors, and measures how it serves normal clients meanwhile. Exits
// with 1 if a goal is missed. `scripts/attack` prepares the data folder and runs this; benches/README.md describes each attack.
//
//   EARSHOT=target/release/earshot node benches/attack.mjs --data FOLDER [--form short|long] [--factor N] [--only NAME,NAME]
//
// `--factor` multiplies the time limits, for a build without optimization. With EARSHOT_TEST_POSTGRES, the attack on the database
// also runs against PostgreSQL.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { connectRpc } from "./attack/rpc.mjs";
import { ServerSupervisor } from "./attack/supervisor.mjs";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    form: { type: "string", default: "short" },
    factor: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
if (options.data === undefined) throw new Error("--data is missing: the folder of a published catalog");
if (!["short", "long"].includes(options.form)) throw new Error("--form must be short or long");
if (!(Number(options.factor) >= 1)) throw new Error("--factor must be a number of at least 1");
const data = resolve(options.data);
const earshot = resolve(process.env.EARSHOT ?? "target/release/earshot");

const scratch = mkdtempSync(join(tmpdir(), "earshot-attack-"));
const supervisor = new ServerSupervisor({ earshot, data, scratch });
process.on("exit", () => supervisor.killNow());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(2));

// The runner has a thread with low priority. The server is started from this thread, so that it does not inherit that priority.
const runner = new Worker(new URL("./attack/attack-runner.mjs", import.meta.url), {
  workerData: {
    data,
    scratch,
    form: options.form,
    factor: Number(options.factor),
    only: options.only.split(",").filter((name) => name !== ""),
    postgres: process.env.EARSHOT_TEST_POSTGRES,
  },
});
connectRpc(runner, {
  run: (command) => supervisor.run(...command),
  start: (argument) => supervisor.start(argument),
  restart: (argument) => supervisor.restart(argument),
  terminate: (argument) => supervisor.terminate(argument),
  resetPeaks: () => supervisor.resetPeaks(),
  peaks: () => supervisor.peaks(),
});
runner.on("error", (error) => {
  console.error(error);
  process.exitCode = 2;
});
runner.on("exit", (code) => {
  if (code !== 0) {
    const log = readFileSync(join(scratch, "server.log"), { encoding: "utf8", flag: "a+" });
    console.error(`the end of the server log:\n${log.split("\n").slice(-15).join("\n")}`);
  }
  rmSync(scratch, { recursive: true, force: true });
  process.exit(process.exitCode || code);
});
