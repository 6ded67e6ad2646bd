// Starts a server with scripted responses. Each request gets the next of `responses`; further requests get the last one. With
// `promise`, the content length is larger than the body, after which the connection is closed. With `slow`, the body never ends.
import { createServer } from 'node:http';

export async function misbehaving(...responses) {
  const requests = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ method: request.method, url: request.url, headers: request.headers, body, at: performance.now() });
    const scripted = responses[Math.min(requests.length, responses.length) - 1];
    if (scripted === 'never') return;
    if (scripted === 'hang up') return void request.socket.destroy();
    const { status = 200, headers = {}, body: text = '{"status":"OK","data":{"ok":true}}', promise, slow } = scripted;
    response.writeHead(status, { 'content-type': 'application/json', ...(promise ? { 'content-length': promise } : {}), ...headers });
    response.write(text);
    if (promise) setTimeout(() => request.socket.destroy(), 20);
    else if (!slow) response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${server.address().port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
