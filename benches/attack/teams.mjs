// What attacks of a team share: its calls, and the files that it uploads.
import { parseJson, send } from "./client.mjs";
import { sleep } from "./common.mjs";

export const BOUNDARY = "earshot-attack";

/** The calls of one team, within its limit of requests. A call that fails is an error of the attack itself. */
export function teamOf(harness, key, from, headers = { authorization: key }) {
  const call = async (method, path, body) => {
    const response = await send({ ...harness.target(), method, path: `/api/v1${path}`, headers, body, from });
    if (response.status === 429) {
      await sleep(1_000 * Number(response.headers["retry-after"] ?? 1));
      return call(method, path, body);
    }
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status || response.error} ${response.text.slice(0, 300)}`);
    return parseJson(response).data;
  };
  return { call, key, from, headers };
}

/** The team of an account that may not use keys, in a session that begins with the link. */
export async function teamOfLink(harness, link, from) {
  const key = new URL(link).searchParams.get("key");
  const response = await send({ ...harness.target(), method: "POST", path: "/api/v1/auth/sign-in", body: { key }, from });
  const cookie = response.headers["set-cookie"]?.[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(`sign-in: ${response.status || response.error} ${response.text.slice(0, 300)}`);
  return teamOf(harness, undefined, from, { cookie });
}

export const createList = async (team) => {
  const { project } = await team.call("PUT", "/projects", { name: `Flood ${performance.now()}`, projectTypes: ["guest-booking"] });
  return project.projectId;
};

export const createGuest = async (team, fields = {}) => {
  const body = { firstName: "Ada", lastName: `Flood ${performance.now()}`, draft: true, ...fields };
  return team.call("POST", "/guest-profiles", body);
};

/** A form with files, each with its bytes. */
export function form(files) {
  const parts = files.flatMap((bytes, index) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="user_file:${index + 1}"; filename="file-${index}"\r\n\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** A PDF with one page, whose objects from 4 on are `objects`. */
export function pdf({ height = 700, contents = "4 0 R", objects }) {
  const all = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${height}] /Contents [${contents}] /Resources << >> >>`,
    ...objects,
  ];
  const parts = [Buffer.from("%PDF-1.7\n")];
  const places = [];
  let length = parts[0].length;
  for (const [index, object] of all.entries()) {
    const bytes = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    places.push(length);
    length += bytes.length;
    parts.push(bytes);
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = all.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A stream of a PDF. */
export const pdfStream = (bytes, entries = "") => Buffer.concat([Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from("\nendstream")]);

export const uploadTo = (harness, team, guest, files) =>
  send({
    ...harness.target(),
    method: "POST",
    path: `/api/v1/guest-profiles/${guest}/documents`,
    headers: { ...team.headers, "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: form(files),
    from: team.from,
  });
