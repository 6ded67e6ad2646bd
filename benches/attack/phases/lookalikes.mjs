// Requests mails for addresses that look like the address of an account, and tries to sign in with the links in them.
import { parseJson, send } from "../client.mjs";
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
/** The server sends mails of the outbox within this time, since it checks the outbox at least every five seconds. */
const MAIL_MS = 6_000;

export async function run(harness) {
  const { mails } = harness.sink;
  const post = (endpoint, body, from) => send({ ...harness.target(), method: "POST", path: `/api/v1/auth/${endpoint}`, body, from });
  const isForOwner = (mail) => mail.to.every((to) => to === OWNER);

  const before = mails.length;
  for (const email of LOOKALIKES) {
    // Three requests would use up the owner's limit if the addresses were treated as the same.
    for (let attempt = 0; attempt < 3; attempt += 1) harness.count(await post("sign-in-link", { email }, harness.attacker()));
  }
  await sleep(1_000);
  const strangers = new Set(mails.slice(before).filter((mail) => !isForOwner(mail)).flatMap(({ to }) => to));
  harness.check(`sign-in links mailed to other addresses (${[...strangers].join(", ")})`, strangers.size, 0);
  const ownerMails = mails.slice(before).filter(isForOwner).length;
  harness.note(`mails to the owner caused by lookalikes: ${ownerMails}`);

  for (const email of LOOKALIKES) harness.count(await post("sign-up", { email }, harness.attacker()));
  await sleep(1_000);
  // Use each mailed link, and check whose account it signs in to.
  const attackers = new Set();
  for (const mail of mails.slice(before).filter((mail) => !isForOwner(mail))) {
    const [, key] = /[?&]key=([\w.~-]+)/.exec(mail.text) ?? [];
    if (key === undefined) continue;
    for (const endpoint of ["sign-in", "sign-up/validate"]) {
      const email = parseJson(await post(endpoint, { key }, harness.attacker()))?.data?.user?.email;
      if (email === OWNER) attackers.add(mail.to[0]);
    }
  }
  harness.check(`mailed links that sign in to the owner's account (${[...attackers].join(", ")})`, attackers.size, 0);

  const mailCount = mails.length;
  const response = await post("sign-in-link", { email: OWNER }, "127.0.1.90");
  harness.check(`rejected link requests of the owner (${response.status})`, response.status === 200 ? 0 : 1, 0);
  for (let waitedMs = 0; waitedMs < MAIL_MS && mails.length === mailCount; waitedMs += 50) await sleep(50);
  harness.check("missing mails to the owner", mails.slice(mailCount).some(isForOwner) ? 0 : 1, 0);
}
