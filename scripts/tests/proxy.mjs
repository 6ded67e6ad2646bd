// A plain proxy: `node scripts/tests/proxy.mjs PORT URL…` sends each request to the next server.
import { Agent, createServer, request } from 'node:http';

/** Sends requests to servers in turns. When a server does not accept the connection, the next one gets the request. */
export function createProxy(servers) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  function forward(incoming, body, outgoing, number, left) {
    const target = new URL(incoming.url, servers[number % servers.length]);
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const passed = request(target, { agent, method: incoming.method, headers }, (response) => {
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => {
      if (left > 1) forward(incoming, body, outgoing, number + 1, left - 1);
      else outgoing.writeHead(502).end();
    });
    passed.end(body);
  }
  return createServer((incoming, outgoing) => {
    const bodyParts = [];
    incoming.on('data', (part) => bodyParts.push(part));
    incoming.on('end', () => {
      turn += 1;
      forward(incoming, Buffer.concat(bodyParts), outgoing, turn, servers.length);
    });
  });
}

if (import.meta.filename === process.argv[1]) {
  const [port, ...servers] = process.argv.slice(2);
  createProxy(servers).listen(Number(port), '127.0.0.1');
}
