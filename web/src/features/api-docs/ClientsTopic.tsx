import { Title } from '@mantine/core';
import { CodeBlock } from './CodeBlock';

export function ClientsTopic() {
  const { origin } = globalThis.location;
  return (
    <>
      <Title order={1}>Client packages</Title>
      <p>
        Both are generated from the OpenAPI document over the same small core, so a call has the same name everywhere: <code>getPodcast</code> here, <code>podcasts.getPodcast</code> in TypeScript,{' '}
        <code>podcasts.get_podcast</code> in Python.
      </p>
      <ul>
        <li>A total time-out for the whole call, 60 seconds when none is set: attempts, waits and reading.</li>
        <li>
          What changes nothing is made again after 429, 502, 503, 504 and a lost connection, up to twice, and not before <code>Retry-After</code> says so.
        </li>
        <li>An iterator for every list that comes in pages.</li>
        <li>An error class for each kind of failure, with code, message, place and request id.</li>
      </ul>
      <p>Both come with Earshot, and are installed from a checkout of it.</p>
      <h2>Python</h2>
      <CodeBlock label="installing the Python client" text="pip install ./clients/python" />
      <p>
        The package is called <code>earshot-client</code> and needs Python 3.10 or newer; the <code>earshot</code> on PyPI is somebody else’s.
      </p>
      <CodeBlock
        label="pages and errors in Python"
        text={`from earshot import Earshot, RateLimited

with Earshot(base_url="${origin}", api_key="pk_live_…") as client:
    terms = [{"searchTerm": "remote work", "searchTargets": ["transcript"]}]
    try:
        for hit in client.search.iter_episodes(search_terms=terms, max_items=60):
            print(hit["episodeRssTitle"], [match["startSecond"] for match in hit["transcriptMatches"]])
    except RateLimited as error:
        print(f"again in {error.retry_after} s" if error.is_quota else "too fast")
    print(client.limits)`}
      />
      <h2>TypeScript</h2>
      <CodeBlock label="installing the TypeScript client" text={'(cd clients/typescript && npm ci && npm pack)\nnpm install path/to/earshot-0.1.0.tgz'} />
      <p>No dependencies; Node 20 or newer, and browsers. This site is built on it.</p>
      <CodeBlock
        label="pages and errors in TypeScript"
        text={`import { Earshot, RateLimitError } from 'earshot';

const earshot = new Earshot({ baseUrl: '${origin}', apiKey: process.env.EARSHOT_KEY });
const searchTerms = [{ searchTerm: 'remote work', searchTargets: ['transcript'] }];
try {
  for await (const hit of earshot.search.iterEpisodes({ searchTerms }, { maxItems: 60 })) {
    console.log(hit.episodeRssTitle, hit.transcriptMatches.map((match) => match.startSecond));
  }
} catch (error) {
  if (!(error instanceof RateLimitError)) throw error;
  console.log(error.isQuota ? \`again in \${error.retryAfterSeconds} s\` : 'too fast');
}`}
      />
      <h2>Model Context Protocol</h2>
      <p>
        Programs that speak the protocol find seven tools at <code>{origin}/mcp</code> (streamable HTTP): searches of podcasts, episodes and passages, a podcast, its contacts, its charts, a
        transcript. All of them only read. Each is a call of this API with the key that is sent, so plan, limits and messages are the same. Answers are short; what podcasts say stands between
        marks, and passages come with the second they were said at.
      </p>
      <CodeBlock
        label="setting up a client of the protocol"
        text={`{
  "mcpServers": {
    "earshot": { "type": "http", "url": "${origin}/mcp", "headers": { "Authorization": "Bearer pk_live_…" } }
  }
}`}
      />
      <h2>The field’s official client</h2>
      <p>
        PyPI <code>podengine</code> 0.3.2 runs against this API unmodified: give it <code>base_url="{origin}"</code>. Every release of Earshot is tested with it.
      </p>
    </>
  );
}
