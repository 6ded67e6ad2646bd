import { Title } from '@mantine/core';
import { CodeBlock } from './CodeBlock';

export function ClientsTopic() {
  const { origin } = globalThis.location;
  return (
    <>
      <Title order={1}>Client packages</Title>
      <p>
        Both clients are generated from the OpenAPI document, so an endpoint has the same name everywhere: <code>getPodcast</code> here, <code>podcasts.getPodcast</code> in TypeScript,{' '}
        <code>podcasts.get_podcast</code> in Python. Both have:
      </p>
      <ul>
        <li>A timeout for the whole call, including retries: 60 seconds by default.</li>
        <li>
          Up to two retries of read-only calls after 429, 502, 503, 504 and lost connections. They wait for <code>Retry-After</code>.
        </li>
        <li>An iterator for every paged list.</li>
        <li>An error class for each kind of error, with code, message, pointer and request id.</li>
      </ul>
      <p>Install them from a checkout of Earshot.</p>
      <h2>Python</h2>
      <CodeBlock label="installing the Python client" text="pip install ./api/clients/python" />
      <p>
        The package is named <code>earshot-client</code> and needs Python 3.10 or newer. The package <code>earshot</code> on PyPI is not ours.
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
        print(f"retry in {error.retry_after} s" if error.is_quota else "too many requests")
    print(client.limits)`}
      />
      <h2>TypeScript</h2>
      <CodeBlock label="installing the TypeScript client" text={'(cd api/clients/typescript && npm ci && npm pack)\nnpm install path/to/earshot-0.1.0.tgz'} />
      <p>It has no dependencies and runs on Node 20 or newer and in browsers. This site uses it.</p>
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
  console.log(error.isQuota ? \`retry in \${error.retryAfterSeconds} s\` : 'too many requests');
}`}
      />
      <h2>Model Context Protocol</h2>
      <p>
        The server at <code>{origin}/mcp</code> (streamable HTTP) has tools that search podcasts, episodes and passages, and get a podcast, its contacts, its charts or a transcript. Others
        list projects and guest profiles, add podcasts to projects, rate how well a podcast fits a guest, draft pitches and prepare guests. Each tool uses your key like a call of this API,
        with the same plan, limits and messages; those that write need a key that may write, and three of them cost an AI assist. No tool sends an email. Responses are short. Text from
        podcasts is enclosed in markers, and passages have timestamps.
      </p>
      <CodeBlock
        label="MCP client configuration"
        text={`{
  "mcpServers": {
    "earshot": { "type": "http", "url": "${origin}/mcp", "headers": { "Authorization": "Bearer pk_live_…" } }
  }
}`}
      />
      <h2>The podengine client</h2>
      <p>
        <code>podengine</code> 0.3.2 from PyPI works with this API unmodified: set <code>base_url="{origin}"</code>. We test every release of Earshot with it.
      </p>
    </>
  );
}
