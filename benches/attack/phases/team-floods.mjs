// Floods of one team: deliveries of webhooks, files that are slow to read, one-sheets, unfinished uploads, and bodies of refused
// calls. Another team does the same once in between, and must not wait for the first one.
import { createServer } from "node:http";
import { deflateSync } from "node:zlib";
import { inParallel, keepAliveAgent, parseJson, send } from "../client.mjs";
import { sleep } from "../common.mjs";
import { Connections } from "../sockets.mjs";
import { BOUNDARY, createGuest, createList, pdf, pdfStream, teamOf, uploadTo } from "../teams.mjs";

export const name = "team-floods";
export const measuresItself = true;

const [ATTACKER, STRANGER] = ["127.0.4.1", "127.0.4.2"];
/** The goals for the other team. */
const [DELIVERY_MS, UPLOAD_MS] = [5_000, 2_000];
const WEBHOOKS = 10;
const SHOWS = 30;
const BULK_CHANGES = 10;
const UNFINISHED = 256;
const REFUSED = 100;

/**
 * Runs rounds of a flood one after another: one in the short form, in the long one as many as an attack has time for. A flood of some
 * seconds has a hundred normal requests of a kind, so that one pause of the machine decides the 99th percentile.
 */
async function inRounds(harness, flood) {
  const until = performance.now() + harness.seconds * 1_000;
  let round = 0;
  do {
    await flood(round);
    round += 1;
  } while (harness.form === "long" && performance.now() < until);
}

/** Deletes a guest with its list, whose places the next round needs. */
async function deleteGuest(team, { guestProfileId, projectId }) {
  await team.call("DELETE", `/guest-profiles/${guestProfileId}`);
  await team.call("DELETE", `/projects/${projectId}`);
}

/** Receives deliveries. Those to `/hang/…` get no response. */
async function startReceiver() {
  const arrivals = [];
  const server = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      arrivals.push({ path: request.url, at: performance.now(), body: Buffer.concat(parts).toString() });
      if (!request.url.startsWith("/hang")) response.end("ok");
    });
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { arrivals, url: `http://127.0.0.1:${server.address().port}`, close };
}

/** Waits until `find` returns a value, for at most `limitMs`. Returns the milliseconds, or `Infinity`. */
async function timeUntil(find, limitMs) {
  const started = performance.now();
  while (performance.now() - started < limitMs) {
    if (find()) return performance.now() - started;
    await sleep(20);
  }
  return Infinity;
}

async function floodWebhooks(harness, attacker, stranger) {
  const receiver = await startReceiver();
  const shows = (await attacker.call("GET", "/podcasts/latest?limit=30")).podcasts.map(({ id }) => id).slice(0, SHOWS);
  for (let number = 0; number < WEBHOOKS; number += 1) {
    await attacker.call("POST", "/teams/webhooks", { url: `${receiver.url}/${number % 2 === 0 ? "hang" : "flood"}/${number}` });
  }
  await stranger.call("POST", "/teams/webhooks", { url: `${receiver.url}/stranger` });
  const flood = async () => {
    const lists = [];
    for (let number = 0; number < BULK_CHANGES; number += 1) {
      // Additions that are undone are not sent, so every second one stays.
      const list = await createList(attacker);
      lists.push(list);
      const { changeId } = await attacker.call("POST", `/projects/${list}/podcasts/bulk`, { action: "add", podcastIds: shows });
      if (number % 2 === 0) await attacker.call("POST", `/changes/${changeId}/undo`);
    }
    return lists;
  };
  let slowest = 0;
  await harness.measure("deliveries of webhooks", () => inRounds(harness, async () => {
    const other = await createList(stranger);
    const flooding = flood();
    for (const show of shows.slice(0, 3)) {
      await sleep(300);
      const added = performance.now();
      await stranger.call("POST", `/projects/${other}/podcasts`, { podcastId: show });
      const ms = await timeUntil(() => receiver.arrivals.some(({ path, at, body }) => path === "/stranger" && at > added && body.includes(show)), 60_000);
      slowest = Math.max(slowest, ms);
    }
    for (const list of await flooding) await attacker.call("DELETE", `/projects/${list}`);
    await stranger.call("DELETE", `/projects/${other}`);
  }));
  const ofFlood = receiver.arrivals.filter(({ path }) => path.startsWith("/flood")).length;
  harness.note(`${ofFlood} deliveries of the flood arrived`);
  harness.check("a delivery of another team", slowest, DELIVERY_MS * harness.factor, "ms");
  receiver.close();
}

let blanks;

/** A PDF of some kilobytes whose page unpacks to gigabytes of blanks. They are packed once, since that takes a core for a while, too. */
function slowPdf(number) {
  blanks ??= deflateSync(deflateSync(Buffer.alloc(48 << 20, " "), { level: 9 }), { level: 9 });
  return pdf({ height: 700 + number, contents: "4 0 R ".repeat(400), objects: [pdfStream(blanks, "/Filter [/FlateDecode /FlateDecode]")] });
}

/** The time of an upload with a text file by the other team. */
async function timeUpload(harness, team, text) {
  const guest = await createGuest(team);
  const response = await uploadTo(harness, team, guest.guestProfileId, [Buffer.from(`A resume: ${text}`)]);
  const state = parseJson(response)?.data?.uploadedDocuments?.[0]?.document?.status;
  harness.note(`upload of another team ${text}: ${response.status || response.error}, ${state}, ${response.ms.toFixed(0)} ms`);
  await deleteGuest(team, guest);
  return response.status === 200 && state !== "QUEUED" ? response.ms : Infinity;
}

async function floodFiles(harness, attacker, stranger) {
  let slowest = 0;
  await harness.measure("files that are slow to read", () => inRounds(harness, async (round) => {
    const guests = await inParallel(3, 1, () => createGuest(attacker));
    const uploads = guests.map(({ guestProfileId }, index) => uploadTo(harness, attacker, guestProfileId, [0, 1, 2, 3, 4].map((file) => slowPdf(10 * index + file))));
    for (let number = 0; number < 3; number += 1) {
      await sleep(500);
      slowest = Math.max(slowest, await timeUpload(harness, stranger, `beside slow files ${round}.${number}`));
    }
    for (const response of await Promise.all(uploads)) harness.count(response);
    for (const guest of guests) await deleteGuest(attacker, guest);
  }));
  harness.check("an upload of another team beside slow files", slowest, UPLOAD_MS * harness.factor, "ms");
}

async function floodOneSheets(harness, attacker) {
  const { guestProfileId: guest } = await createGuest(attacker, { longBio: "a".repeat(20_000) });
  await harness.measure("one-sheets of a word with 20,000 letters", async () => {
    const path = `/api/v1/guest-profiles/${guest}/download?format=pdf`;
    const until = performance.now() + harness.seconds * (harness.form === "long" ? 1_000 : 300);
    await inParallel(16, 16, async () => {
      while (performance.now() < until) harness.count(await send({ ...harness.target(), path, headers: { authorization: attacker.key }, from: ATTACKER }));
    });
  }, { settles: true });
}

async function floodBodies(harness, attacker, stranger) {
  const { guestProfileId: guest } = await createGuest(attacker);
  const head = `POST /api/v1/guest-profiles/${guest}/documents HTTP/1.1\r\nhost: localhost\r\nauthorization: ${attacker.key}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 25000000\r\n\r\n`;
  const part = Buffer.alloc(5_000_000, "a");
  const begin = Buffer.concat([1, 2, 3, 4].map((number) => Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="user_file:${number}"; filename="f"\r\n\r\n`), part, Buffer.from("\r\n"),
  ])));
  const connections = new Connections();
  let slowest = 0;
  await harness.measure(`${UNFINISHED} unfinished uploads`, () => inRounds(harness, async (round) => {
    for (let number = 0; number < UNFINISHED; number += 1) {
      if (number % 16 === 15) await sleep(50);
      const socket = connections.openReading(harness.port(), `127.0.5.${1 + (number % 8)}`, head);
      socket.write(begin);
    }
    for (let number = 0; number < 3; number += 1) {
      await sleep(500);
      slowest = Math.max(slowest, await timeUpload(harness, stranger, `beside unfinished ones ${round}.${number}`));
    }
    connections.close();
  }));
  harness.check("an upload of another team beside unfinished ones", slowest, UPLOAD_MS * harness.factor, "ms");
}

/** Refused calls with a body on connections that are used again: the next call must not fail. */
async function refuseBodies(harness) {
  const agent = keepAliveAgent(1);
  const failures = [];
  for (let number = 0; number < REFUSED; number += 1) {
    const options = { ...harness.target(), agent, from: `127.0.4.${10 + (number % 5)}` };
    const refused = await send({ ...options, method: "POST", path: "/api/v1/guest-profiles", headers: { authorization: "none" }, body: "x".repeat(100_000) });
    const next = await send({ ...options, path: "/api/v1/public/health" });
    for (const [response, expected] of [[refused, 401], [next, 200]]) if (response.status !== expected) failures.push(response.status || response.error);
  }
  agent.destroy();
  harness.check(`calls that failed after a refused body (${[...new Set(failures)].join(", ")})`, failures.length, 0);
}

export async function run(harness) {
  const attacker = teamOf(harness, harness.keys.flooder, ATTACKER);
  const stranger = teamOf(harness, harness.keys.stranger, STRANGER);
  await floodWebhooks(harness, attacker, stranger);
  await floodFiles(harness, attacker, stranger);
  await floodOneSheets(harness, attacker);
  await floodBodies(harness, attacker, stranger);
  await refuseBodies(harness);
}
