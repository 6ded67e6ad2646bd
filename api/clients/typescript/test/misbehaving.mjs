// A server with scripted responses: each request takes the next of `answers`, the last one stays. With `promise` the
// body is to be longer than what comes before the line is cut, with `slow` its end never comes.
import { createServer } from 'node:http';

export async function misbehaving(...answers) {
  const requests = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ method: request.method, url: request.url, headers: request.headers, body, at: performance.now() });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer === 'never') return;
    if (answer === 'hang up') return void request.socket.destroy();
    const { status = 200, headers = {}, body: text = '{"status":"OK","data":{"ok":true}}', promise, slow } = answer;
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
