// A mail server that keeps what it is given: who a mail was for, and its text.
import { createServer } from "node:net";

/** What a mail says, with the line breaks and signs of quoted-printable taken out, so that its links are whole. */
const decoded = (mail) =>
  mail.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** Takes mails on a port of this machine; gives `{ url, mails, close }`. */
export async function startSmtpSink() {
  const mails = [];
  const server = createServer((socket) => {
    let [rest, inText, to, text] = ["", false, [], []];
    socket.setEncoding("utf8").on("error", () => {});
    const answer = (line) => socket.write(`${line}\r\n`);
    const take = (line) => {
      if (inText && line !== ".") return text.push(line.replace(/^\./, ""));
      if (inText) {
        mails.push({ to, text: decoded(text.join("\r\n")) });
        [inText, to, text] = [false, [], []];
        return answer("250 kept");
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === "EHLO") return answer("250-sink\r\n250-8BITMIME\r\n250 SMTPUTF8");
      if (command === "RCPT") to.push(/<([^>]*)>/.exec(line)?.[1] ?? line);
      if (command === "RSET") [to, text] = [[], []];
      if (command === "DATA") inText = true;
      if (command === "QUIT") return socket.end("221 bye\r\n");
      return answer(inText ? "354 go on" : "250 good");
    };
    socket.on("data", (part) => {
      const lines = (rest + part).split("\r\n");
      rest = lines.pop();
      for (const line of lines) take(line);
    });
    answer("220 sink");
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return { url: `smtp://127.0.0.1:${server.address().port}`, mails, close: () => server.close() };
}
