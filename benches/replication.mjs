// What the scripts about object storage share: the program, the store, and folders of data.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const endpoint = process.env.EARSHOT_TEST_S3;
if (endpoint === undefined) throw new Error("run it in scripts/with-s3, which starts a store");

export const earshot = process.env.EARSHOT ?? join(process.env.CARGO_TARGET_DIR ?? "target", "debug/earshot");
export const env = { ...process.env, AWS_ENDPOINT_URL: endpoint };

/** A folder that ends with the script. */
export function scratchFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.on("SIGTERM", () => process.exit(1));
  return folder;
}

/** Runs a command on a data folder, and returns its JSON as text. */
export const run = (data, ...command) => execFileSync(earshot, ["--data-dir", data, "--json", ...command], { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
export const upload = (data, bucket) => JSON.parse(run(data, "publish", "--to", bucket)).upload;
/** The name of the served generation. */
export const currentName = (data) => readFileSync(join(data, "generations/CURRENT"), "utf8").split("\n")[0];

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.on("listening", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
