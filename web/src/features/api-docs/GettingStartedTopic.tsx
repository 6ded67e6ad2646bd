import { Anchor, Text, Title } from '@mantine/core';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import { CodeBlock } from './CodeBlock';
import type { Sample } from './sample';

/** Leads to a first response. */
export function GettingStartedTopic({ sample }: { sample: Sample }) {
  const { origin } = globalThis.location;
  const body = JSON.stringify({ searchTerms: [{ searchTerm: sample.title, searchTargets: ['podcast-title', 'podcast-description'] }] }).replaceAll("'", String.raw`'\''`);
  return (
    <>
      <Title order={1}>The Earshot API</Title>
      <Text size="lg" mt="sm">
        Search podcasts, episodes, people and transcripts over HTTP. The API is compatible with the podengine client, so code written for it runs unchanged.
      </Text>
      <h2>1. Make a request</h2>
      <p>Within the limits of the public plan, reading needs no key:</p>
      <CodeBlock label="first call with curl" text={`curl '${origin}/api/v1/podcasts/${sample.slug}'`} />
      <p>A search is a POST with terms and the fields to search:</p>
      <CodeBlock label="first search with curl" text={`curl '${origin}/api/v1/search/podcasts' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`} />
      <h2>2. Send your key</h2>
      <p>
        API keys come with the Business and Agency plans. Create one in <Link href={paths.developers()}>your API keys</Link>, or with{' '}
        <code>earshot keys create --email you@company.example</code>. It is shown once. Send it in the{' '}
        <code>Authorization</code> header, with or without <code>Bearer</code>:
      </p>
      <CodeBlock label="call with a key" text={`export EARSHOT_KEY=pk_live_…\ncurl -H "Authorization: $EARSHOT_KEY" '${origin}/api/v1/teams/usage/current'`} />
      <h2>3. Use a client</h2>
      <p>Our Python client:</p>
      <CodeBlock
        label="Python client"
        text={`# in a checkout of Earshot: pip install ./api/clients/python\nfrom earshot import Earshot\n\nwith Earshot(base_url="${origin}", api_key="pk_live_…") as client:\n    podcast = client.podcasts.get_podcast(podcast_id_or_slug="${sample.slug}")["podcast"]\n    print(podcast["title"], podcast["stats"]["episodeCount"])`}
      />
      <p>Our TypeScript client:</p>
      <CodeBlock
        label="TypeScript client"
        text={`// in a checkout of Earshot: (cd api/clients/typescript && npm ci && npm pack), then npm install the file\nimport { Earshot } from 'earshot';\n\nconst earshot = new Earshot({ baseUrl: '${origin}', apiKey: process.env.EARSHOT_KEY });\nconst { podcast } = await earshot.podcasts.getPodcast({ podcastIdOrSlug: '${sample.slug}' });\nconsole.log(podcast.title, podcast.stats.episodeCount);`}
      />
      <p>The podengine client, unmodified:</p>
      <CodeBlock
        label="podengine client"
        text={`# pip install podengine\nfrom podengine import PodEngine\n\nclient = PodEngine(api_key="pk_live_…", base_url="${origin}")\nprint(client.podcasts.get_podcast(podcast_id_or_slug="${sample.slug}").podcast.title)`}
      />
      <h2>4. Explore</h2>
      <ul>
        <li>
          Every endpoint has its parameters, fields, errors, examples and a form to try it. Start with{' '}
          <Link href={paths.apiDocs({ call: 'searchEpisodes' })}>searchEpisodes</Link> or <Link href={paths.apiDocs({ call: 'getPodcast' })}>getPodcast</Link>.
        </li>
        <li>
          See what your plan includes in <Link href={paths.apiDocs({ topic: 'limits' })}>plans and limits</Link>, and what can go wrong in{' '}
          <Link href={paths.apiDocs({ topic: 'errors' })}>errors</Link>.
        </li>
        <li>
          For programs: <a href="/openapi.json">the OpenAPI 3.1 document</a>, and <a href="/llms.txt">this documentation as text</a>.
        </li>
      </ul>
    </>
  );
}

function Link({ href, children }: { href: string; children: string }) {
  return (
    <Anchor component={AppLink} href={href} underline="always" inherit>
      {children}
    </Anchor>
  );
}
