// A mail server that stores the recipients and the text of each mail that it receives.
import { createServer } from "node:net";

/** Decodes quoted-printable text, so that links are not split across lines. */
const decodeQuotedPrintable = (mail) =>
  mail.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** Starts the server on a free port. Returns `{ url, mails, close }`. */
export async function startSmtpSink() {
  const mails = [];
  const server = createServer((socket) => {
    let [rest, inText, to, text] = ["", false, [], []];
    socket.setEncoding("utf8").on("error", () => {});
    const reply = (line) => socket.write(`${line}\r\n`);
    const handleLine = (line) => {
      if (inText && line !== ".") return text.push(line.replace(/^\./, ""));
      if (inText) {
        mails.push({ to, text: decodeQuotedPrintable(text.join("\r\n")) });
        [inText, to, text] = [false, [], []];
        return reply("250 OK");
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === "EHLO") return reply("250-sink\r\n250-8BITMIME\r\n250 SMTPUTF8");
      if (command === "RCPT") to.push(/<([^>]*)>/.exec(line)?.[1] ?? line);
      if (command === "RSET") [to, text] = [[], []];
      if (command === "DATA") inText = true;
      if (command === "QUIT") return socket.end("221 bye\r\n");
      return reply(inText ? "354 send the text" : "250 OK");
    };
    socket.on("data", (part) => {
      const lines = (rest + part).split("\r\n");
      rest = lines.pop();
      for (const line of lines) handleLine(line);
    });
    reply("220 sink");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `smtp://127.0.0.1:${server.address().port}`, mails, close: () => server.close() };
}
