// Requests over kept-alive connections. Responses are read as bytes, since Node's HTTP client takes longer for a response than the
// server.
import { connect } from "node:net";

const url = new URL(process.env.EARSHOT_URL ?? "http://127.0.0.1:8080");
const idle = [];

/** Sends a request, and returns the body of its response and when it was complete. Fails when the status is not 200. */
export function send(method, path, body) {
  return new Promise((resolve, reject) => {
    const socket = idle.pop() ?? connect({ host: url.hostname, port: url.port, noDelay: true });
    const parts = [];
    let [received, expected, head] = [0, Infinity, ""];
    const receive = (part) => {
      parts.push(part);
      received += part.length;
      if (expected === Infinity) {
        const start = Buffer.concat(parts);
        const end = start.indexOf("\r\n\r\n");
        if (end < 0) return;
        head = start.toString("latin1", 0, end);
        expected = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      }
      if (received < expected) return;
      const finishedAt = performance.now();
      socket.off("data", receive).off("error", reject);
      if (received !== expected || !head.startsWith("HTTP/1.1 200 ")) {
        socket.destroy();
        return reject(new Error(`${path}: ${head.slice(0, 300)}`));
      }
      idle.push(socket);
      resolve({ body: Buffer.concat(parts).subarray(head.length + 4), finishedAt });
    };
    socket.on("data", receive).on("error", reject);
    const content = body === undefined ? "" : JSON.stringify(body);
    const headers = [
      `${method} ${path} HTTP/1.1`,
      `host: ${url.host}`,
      `authorization: ${process.env.EARSHOT_KEY ?? ""}`,
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(content)}`,
    ];
    socket.write(`${headers.join("\r\n")}\r\n\r\n${content}`);
  });
}

/** Ends the connections, without which the process does not end. */
export function closeConnections() {
  for (const socket of idle) socket.destroy();
}
