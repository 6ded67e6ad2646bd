// What an account of the free plan can leave on the disk: files of guests that it deletes, and the undo of its changes. Both end at the
// bytes of its plan (docs/security.md, "What a team can keep").
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { send } from "../client.mjs";
import { createGuest, createList, pdf, pdfStream, teamOfLink, uploadTo } from "../teams.mjs";

export const name = "team-bytes";
export const measuresItself = true;

const MB = 1 << 20;
/** The plan's bytes of files, and of each of the two histories that changes of a list write. Rows have indexes and free space beside them. */
const [FILE_BYTES, HISTORY_BYTES, OVERHEAD] = [50 * MB, 2 * 8 * MB, 1.5];
const PDF_BYTES = 5 * MB - 2_000;
const FILES = 5;
/** Rounds would leave 75 or 400 MB of files, and 40 or 200 MB of undo. */
const ROUNDS = { short: { guests: 3, changes: 60 }, long: { guests: 16, changes: 300 } };
const SHOWS = 30;
/** Not the same letters, which PostgreSQL would compress. */
const NOTE = randomBytes(7_500).toString("base64");

const largePdf = () => pdf({ objects: [pdfStream(Buffer.from("BT ET")), pdfStream(randomBytes(PDF_BYTES))] });

function bytesOf(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0);
  } catch {
    return 0;
  }
}

/** Bytes of the database file; of the rows of histories in PostgreSQL, whose files also hold deleted rows for a while. */
function databaseBytes({ sqlite, postgres }) {
  if (postgres === undefined) return statSync(sqlite).size;
  const rows = ["changes", "project_activity"].map((table) => `(SELECT coalesce(sum(pg_column_size(t.*)), 0) FROM ${table} t)`);
  return Number(execFileSync("psql", ["--no-psqlrc", "--tuples-only", "--no-align", "--dbname", postgres, "--command", `SELECT ${rows.join(" + ")}`], { encoding: "utf8" }));
}

/** Fills guests with files and deletes them with their lists, which gives back their places. */
async function fillWithFiles(harness, team) {
  const deleted = [];
  for (let round = 0; round < ROUNDS[harness.form].guests; round += 1) {
    const { guestProfileId: guest, projectId } = await createGuest(team);
    for (let file = 0; file < FILES; file += 1) harness.count(await uploadTo(harness, team, guest, [largePdf()]));
    await team.call("DELETE", `/guest-profiles/${guest}`);
    await team.call("DELETE", `/projects/${projectId}`);
    deleted.push(guest);
  }
  return deleted;
}

/** Removes all podcasts of a list, with long notes, and undoes that, again and again. */
async function fillWithChanges(harness, team) {
  const shows = (await team.call("GET", `/podcasts/latest?limit=${SHOWS}`)).podcasts.map(({ id }) => id).slice(0, SHOWS);
  const list = await createList(team);
  const path = `/projects/${list}/podcasts`;
  for (const podcastId of shows) await team.call("POST", path, { podcastId, notes: NOTE });
  const listedPodcastIds = (await team.call("GET", `${path}/details`)).listedPodcasts.map(({ listedPodcastId }) => listedPodcastId);
  let changeId;
  for (let round = 0; round < ROUNDS[harness.form].changes; round += 1) {
    ({ changeId } = await team.call("POST", `${path}/bulk`, { action: "remove", listedPodcastIds }));
    await team.call("POST", `/changes/${changeId}/undo`);
  }
}

export async function run(harness, database) {
  const team = await teamOfLink(harness, harness.keys.freeLink, "127.0.4.3");
  const folder = `${harness.data}/guest-files`;
  const before = { files: bytesOf(folder), database: databaseBytes(database) };
  await harness.measure("files of deleted guests", async () => {
    const [first] = await fillWithFiles(harness, team);
    // The response counts what made room.
    const restored = await send({ ...harness.target(), method: "POST", path: `/api/v1/guest-profiles/${first}/restore`, headers: team.headers, from: team.from });
    harness.note(`the first deleted guest came back: ${restored.text.slice(0, 200)}`);
    harness.check("deleted guests that come back without their files and without a word", restored.text.includes('"endedFiles":5') ? 0 : 1, 0);
  });
  harness.check("MB of files", (bytesOf(folder) - before.files) / MB, FILE_BYTES / MB, "MB");
  await harness.measure("undo of changes", () => fillWithChanges(harness, team));
  // The end of the server writes SQLite's log, which all teams share and which ends at 64 MB, into the file.
  await harness.terminate();
  harness.check("MB of changes in the database", (databaseBytes(database) - before.database) / MB, (OVERHEAD * HISTORY_BYTES) / MB, "MB");
}
