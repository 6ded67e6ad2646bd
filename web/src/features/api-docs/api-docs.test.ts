import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Earshot } from 'earshot';
import { describe, expect, it } from 'vitest';
import { codeSample, groupName, LANGUAGES, languagesOf, snakeCase } from './code-samples';
import { type Endpoint, filterGroups, groupEndpoints, type RawDocument } from './openapi-document';
import { buildPath, exampleOf } from './example';
import { exampleResponse } from './example-response';
import { groupFields } from './field-groups';
import { dataOf, type Field, fieldsOf } from './fields';
import { PLACEHOLDER_SAMPLE } from './sample';

const ROOT = join(import.meta.dirname, '../../../..');
const document = JSON.parse(readFileSync(join(ROOT, 'api/openapi.json'), 'utf8')) as RawDocument;
const groups = groupEndpoints(document);
const endpoints = groups.flatMap((group) => group.endpoints);
const CONTEXT = { origin: 'https://earshot.example', withKey: false };

function endpoint(id: string): Endpoint {
  const found = endpoints.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not in the document`);
  return found;
}
const code = (id: string, language: (typeof LANGUAGES)[number], withKey = false) =>
  codeSample(language, endpoint(id), exampleOf(document, endpoint(id), { ...PLACEHOLDER_SAMPLE, title: "The Cook's Hour" }), { ...CONTEXT, withKey });

function dataFieldsOf(id: string): Record<string, Field> {
  const data = dataOf(document, endpoint(id).response ?? {});
  return Object.fromEntries(fieldsOf(document, data).map((field) => [field.name, field]));
}

describe('the document', () => {
  it('has each operation once, in its group', () => {
    const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map((operation) => operation.operationId));
    expect(endpoints.map((each) => each.id).toSorted()).toEqual(ids.toSorted());
    expect(groups[0]?.name).toBe('Search');
  });

  it('has access and cost of each endpoint', () => {
    const access = ['getHealth', 'getPodcast', 'getCurrent', 'listApiKeys'].map((id) => endpoint(id).access);
    expect(access).toEqual(['public', 'key-optional', 'key-or-session', 'session-only']);
    expect(endpoint('searchPodcasts').cost).toBe('1 of your plan’s searches; repeats within 15 minutes and further pages are free');
    expect(endpoint('downloadEpisodeTranscript').cost).toBe('1 of your plan’s transcript downloads; repeats within the month are free');
    expect([endpoint('searchPodcasts').reads, endpoint('signOut').reads]).toEqual([true, false]);
    expect(endpoint('downloadEpisodeTranscript')).toMatchObject({ response: null, file: 'text/plain' });
  });

  it('filters by words in names, paths, summaries and parameters', () => {
    expect(filterGroups(groups, 'transcript vtt')).toEqual([]);
    expect(filterGroups(groups, 'RSSFEEDURL').flatMap((group) => group.endpoints.map((each) => each.id))).toEqual(['getPodcastByFeedUrl', 'getPodcastIdLookup']);
    expect(filterGroups(groups, ' ').length).toBe(groups.length);
  });
});

describe('fields', () => {
  it('have type, requirement and nested fields', () => {
    const { podcast } = dataFieldsOf('getPodcast');
    expect(podcast).toMatchObject({ type: 'object', isRequired: true, isNullable: false });
    const inside = Object.fromEntries(fieldsOf(document, podcast?.inner ?? {}).map((field) => [field.name, field]));
    expect(inside.author).toMatchObject({ type: 'text', isNullable: true, inner: null });
    expect(inside.lastEpisodePublishedAt).toMatchObject({ type: 'date and time', isNullable: true });
    expect(inside.genres).toMatchObject({ type: 'list of text', inner: null });
    expect(inside.socialMediaLinks).toMatchObject({ type: 'list of object' });
    expect(inside.language?.description).toBe('BCP 47; `und` when unknown.');
    expect(inside.stats?.inner?.properties).toHaveProperty('episodeCount');
  });

  it('of a body have choices, bounds and alternatives', () => {
    const body = Object.fromEntries(fieldsOf(document, endpoint('searchEpisodes').body ?? {}).map((field) => [field.name, field]));
    expect(body.foundedSince).toMatchObject({ type: 'text or object', isRequired: false, isNullable: true, description: expect.stringContaining('first episode was published at this time or later') as string });
    const report = fieldsOf(document, endpoint('reportPodcastContact').body ?? {}).find((field) => field.name === 'reason');
    expect(report).toMatchObject({ type: 'bounced | wrong-person | outdated | other', isRequired: true });
    expect(endpoint('getPodcastEpisodes').parameters.some((parameter) => parameter.name === 'skip')).toBe(true);
  });
});

describe('examples', () => {
  it('have every required parameter and a complete path', () => {
    for (const each of endpoints) {
      const { parameters, body } = exampleOf(document, each, PLACEHOLDER_SAMPLE);
      const required = each.parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
      expect(Object.keys(parameters), each.id).toEqual(expect.arrayContaining(required));
      expect(buildPath(each, parameters), each.id).not.toMatch(/[{}]/);
      expect(body !== null, each.id).toBe(each.body !== null);
    }
  });

  it('call methods that exist in the clients', () => {
    const client = new Earshot({ baseUrl: '/' }) as unknown as Record<string, Record<string, unknown>>;
    const python = readFileSync(join(ROOT, 'api/clients/python/src/earshot/_async/operations.py'), 'utf8');
    // Browsers read streams with EventSource, and send forms with files as they are, so the clients have no method for them.
    for (const each of endpoints.filter(({ isStream, form }) => !isStream && form === null)) {
      expect(typeof client[groupName(each)]?.[each.id], each.id).toBe('function');
      expect(python).toContain(`    async def ${snakeCase(each.id)}(\n`);
      expect(python).toContain(`        self.${snakeCase(groupName(each))} = `);
    }
  });

  it('use the syntax of each language', () => {
    expect(LANGUAGES.map((language) => code('getPodcastEpisodes', language))).toMatchInlineSnapshot(`
      [
        "curl 'https://earshot.example/api/v1/podcasts/podcast-slug/episodes?limit=5'",
        "from earshot import Earshot

      client = Earshot(base_url="https://earshot.example")
      data = client.podcasts.get_podcast_episodes(
          podcast_id_or_slug="podcast-slug",
          limit=5,
      )",
        "import { Earshot } from 'earshot';

      const earshot = new Earshot({ baseUrl: "https://earshot.example" });
      const data = await earshot.podcasts.getPodcastEpisodes({ podcastIdOrSlug: "podcast-slug", limit: 5 });",
      ]
    `);
  });

  it('send the key where it is required or requested', () => {
    expect(code('getCurrent', 'curl')).toContain('-H "Authorization: $EARSHOT_KEY"');
    expect(code('getPodcast', 'curl')).not.toContain('Authorization');
    expect(code('getPodcast', 'curl', true)).toContain('Authorization');
    expect(code('getHealth', 'curl', true)).not.toContain('Authorization');
    expect(code('getCurrent', 'Python')).toContain('api_key=os.environ["EARSHOT_KEY"]');
    expect(code('getCurrent', 'TypeScript')).toContain('apiKey: process.env.EARSHOT_KEY');
  });

  it('send the files of a form, with curl only', () => {
    expect(languagesOf(endpoint('uploadDocuments'))).toEqual(['curl']);
    expect(languagesOf(endpoint('getPodcast'))).toEqual(LANGUAGES);
    expect(code('uploadDocuments', 'curl')).toContain("-F 'user_file:1=@file'");
    expect(code('uploadDocuments', 'curl')).not.toContain('-X POST');
  });

  it('escape quotes in values', () => {
    expect(code('getAlternativeSpellings', 'curl')).toContain(String.raw`{"value":"Cook'\''s"}`);
    expect(code('getAlternativeSpellings', 'Python')).toContain(`value="Cook's"`);
  });
});

describe('the reference', () => {
  it('describes every field and parameter, and promises nothing', () => {
    const texts = new Map<string, string>();
    const visit = (schema: Parameters<typeof fieldsOf>[1], path: string, depth: number) => {
      for (const field of fieldsOf(document, schema)) {
        texts.set(`${path}.${field.name}`, field.description);
        if (field.inner && depth < 6) visit(field.inner, `${path}.${field.name}`, depth + 1);
      }
    };
    for (const each of endpoints) {
      if (each.body) visit(each.body, `${each.id} body`, 0);
      if (each.response) visit(dataOf(document, each.response), each.id, 0);
      for (const { name, description } of each.parameters) texts.set(`${each.id}?${name}`, description ?? '');
    }
    expect(texts.size).toBeGreaterThan(1000);
    const poor = [...texts].filter(([, text]) => text.trim().length < 3 || /undefined|not yet|exist yet|projects yet/i.test(text));
    expect(poor).toEqual([]);
  });

  it('groups the options of a search by use, with nothing lost', () => {
    const fields = fieldsOf(document, endpoint('searchEpisodes').body ?? {});
    const grouped = groupFields(fields, true);
    expect(grouped.map(({ title }) => title)).toEqual(['Query', 'Podcast filters', 'Episode filters', 'Order and pages', 'Content of the response', 'Not available']);
    expect(grouped.flatMap((group) => group.fields.map(({ name }) => name)).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
    expect(grouped[0]?.fields.map(({ name }) => name)).toContain('searchTerms');
  });

  it('has required fields first', () => {
    const [only] = groupFields(fieldsOf(document, endpoint('reportPodcastContact').body ?? {}), true);
    const required = only?.fields.map((field) => field.isRequired) ?? [];
    expect(required).toContain(true);
    expect(required).toEqual(required.toSorted((one, two) => Number(two) - Number(one)));
  });

  it('has an example response of every endpoint, with the fields of its schema', () => {
    for (const each of endpoints) {
      if (!each.response) continue;
      const example = exampleResponse(document, each.response, PLACEHOLDER_SAMPLE) as { data?: Record<string, unknown> };
      expect(Object.keys(example.data ?? example), each.id).toEqual(expect.arrayContaining(fieldsOf(document, dataOf(document, each.response)).filter(() => !Array.isArray(example.data)).map(({ name }) => name)));
    }
    const { data } = exampleResponse(document, endpoint('getPodcast').response ?? {}, PLACEHOLDER_SAMPLE) as { data: { podcast: Record<string, unknown> } };
    expect(data.podcast).toMatchObject({ id: PLACEHOLDER_SAMPLE.podcastId, slug: 'podcast-slug', websiteUrl: 'https://show.example/' });
  });
});
