// Mails for addresses that look like the address of an account.
import { json, send } from "../client.mjs";
import { sleep } from "../common.mjs";

export const name = "lookalikes";

export const OWNER = "mike@example.com";
const LOOKALIKES = [
  "ⓜike@example.com",
  "MIKE@example.com",
  "ｍｉｋｅ@example.com",
  "mike@ｅxample.com",
  "mike@ⓔxample.com",
  "mіke@example.com",
  "mike@exаmple.com",
  "mıke@example.com",
  "mi\u00adke@example.com",
  "mi\u200bke@example.com",
  "mike\u0301@example.com",
  "mike@example。com",
  '"mike"@example.com',
  "mike@example.com.",
];
/** The outbox is emptied within this time: it is looked into each five seconds at the latest. */
const MAIL_MS = 6_000;

export async function run(arena) {
  const { mails } = arena.sink;
  const post = (call, body, from) => send({ ...arena.target(), method: "POST", path: `/api/v1/auth/${call}`, body, from });
  const isOwners = (mail) => mail.to.every((to) => to === OWNER);

  const before = mails.length;
  for (const email of LOOKALIKES) {
    // As often as would use up the owner's three, if they counted as the same.
    for (let at = 0; at < 3; at += 1) arena.count(await post("sign-in-link", { email }, arena.attacker()));
  }
  await sleep(1_000);
  const strangers = new Set(mails.slice(before).filter((mail) => !isOwners(mail)).flatMap(({ to }) => to));
  arena.check(`sign-in links were mailed to others than the owner (${[...strangers].join(", ")})`, strangers.size, 0);
  const unasked = mails.slice(before).filter(isOwners).length;
  arena.note(`mails to the owner that look-alikes caused: ${unasked}`);

  for (const email of LOOKALIKES) arena.count(await post("sign-up", { email }, arena.attacker()));
  await sleep(1_000);
  // Whoever gets a mail may use its link: as whom does it sign in?
  let takenOver = [];
  for (const mail of mails.slice(before).filter((mail) => !isOwners(mail))) {
    const [, key] = /[?&]key=([\w.~-]+)/.exec(mail.text) ?? [];
    const calls = ["sign-in", "sign-up/validate"];
    for (const call of key === undefined ? [] : calls) {
      const email = json(await post(call, { key }, arena.attacker()))?.data?.user?.email;
      if (email === OWNER) takenOver.push(mail.to[0]);
    }
  }
  takenOver = [...new Set(takenOver)];
  arena.check(`links of others sign in to the owner's account (${takenOver.join(", ")})`, takenOver.length, 0);

  const already = mails.length;
  const asked = await post("sign-in-link", { email: OWNER }, "127.0.1.90");
  arena.check(`the owner is refused a link (${asked.status})`, asked.status === 200 ? 0 : 1, 0);
  for (let waited = 0; waited < MAIL_MS && mails.length === already; waited += 50) await sleep(50);
  arena.check("links of the owner that do not arrive", mails.slice(already).some(isOwners) ? 0 : 1, 0);
}
