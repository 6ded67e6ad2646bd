/** Builds example values for an endpoint, and its path. Pure. */
import type { Endpoint, RawDocument, Schema } from './openapi-document';
import { fieldsOf } from './fields';
import type { Sample } from './sample';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export interface Example {
  /** Values by parameter name. A list repeats its parameter; absent parameters are not sent. */
  parameters: Readonly<Record<string, Json>>;
  body: Readonly<Record<string, Json>> | null;
  /** The required files of a form. */
  formFields?: readonly string[];
}

const firstWord = (text: string): string => text.split(/\s+/).find((word) => word.length > 3) ?? text;

export const parameterValues = (sample: Sample): Readonly<Record<string, Json>> => ({
  podcastIdOrSlug: sample.slug,
  personSlug: 'ada-example',
  sponsorSlug: 'acme-tea',
  podcastIds: [sample.podcastId],
  podcast: sample.slug,
  podcastId: sample.slug,
  slug: sample.slug,
  rssFeedUrl: sample.rssFeedUrl,
  episodeId: sample.episodeId,
  episode: sample.episodeSlug,
  query: sample.title.slice(0, 5).toLowerCase(),
  identityType: 'podcast',
  chartType: 'apple',
  category: 'top podcasts',
  country: 'us',
  dataScope: 'user',
  details: 'basic',
  format: 'txt',
  language: 'en',
  letter: 'a',
  date: sample.chartDate,
  window: '30d',
  months: 3,
  limit: 5,
  value: firstWord(sample.title),
  field: 'podcast:transcript',
  url: 'https://x.com/earshot',
});

/** Optional parameters that make an example clearer. */
const EXTRA_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  getPodcastIdLookup: ['slug'],
  getMultiplePodcasts: ['podcastIds'],
  getPodcastEpisodes: ['limit'],
  getLatestEpisodes: ['language', 'limit'],
  getLatestChart: ['chartType', 'category', 'country'],
  getChart: ['chartType', 'country'],
  getPodcastChartAppearances: ['podcastIdOrSlug', 'chartType'],
  getPodcastChartHistory: ['podcastIdOrSlug', 'chartType', 'country'],
};

const transcriptTerms = (sample: Sample): Json => [{ searchTerm: firstWord(sample.title), searchTargets: ['episode-title', 'episode-description', 'transcript'] }];

const titleTerms = (sample: Sample): Json => [{ searchTerm: firstWord(sample.title), searchTargets: ['podcast-title'] }];

const bodies = (sample: Sample): Readonly<Record<string, Record<string, Json>>> => ({
  searchPodcasts: { searchTerms: [{ searchTerm: firstWord(sample.title), searchTargets: ['podcast-title', 'podcast-description'] }], sortOrder: [{ field: 'relevance' }] },
  searchEpisodes: { searchTerms: transcriptTerms(sample) },
  getTranscriptPassages: { pageSize: 10, searchOptions: { searchTerms: transcriptTerms(sample) } },
  getAlternativeSpellings: { value: firstWord(sample.title) },
  addPodcastToTeam: { sync: true },
  removeMultiplePodcastsFromTeam: { podcastIds: [sample.podcastId] },
  replacePreferences: { search: { defaultResultsView: 'table' } },
  updatePreferences: { search: { defaultResultsView: 'table' } },
  createSavedSearch: { name: firstWord(sample.title), kind: 'podcasts', searchOptions: { searchTerms: titleTerms(sample) } },
  updateSavedSearch: { name: firstWord(sample.title) },
  createProject: { name: 'Spring tour', projectTypes: ['guest-booking'], purpose: 'Shows for the new book' },
  updateProject: { projectPurpose: 'Shows for the new book' },
  addPodcastToProject: { podcastId: sample.podcastId, state: 'prospect', priority: 'high' },
  updateProjectListedPodcast: { state: 'qualified' },
  changeListedPodcasts: { action: 'add', podcastIds: [sample.podcastId], state: 'prospect' },
  getProjectImportPreview: { text: sample.title },
  importPodcasts: { podcastIds: [sample.podcastId] },
  createProjectView: { name: 'To pitch' },
  createProjectShare: { columns: ['state', 'priority'] },
  setProjectAutoFill: { searchKind: 'podcasts', searchOptions: { searchTerms: titleTerms(sample) } },
  exportListedPodcasts: { columns: ['basicInfo', 'listDetails'], format: 'csv' },
  previewListedPodcastExport: { columns: ['basicInfo', 'listDetails'], format: 'csv' },
  getPodcastMarks: { podcastIds: [sample.podcastId] },
});

function placeholder(schema: Schema, name: string): Json {
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  return name === 'email' ? 'you@company.example' : `…`;
}

/** Returns an example with all required values and the optional ones that explain the endpoint. */
export function exampleOf(document: RawDocument, endpoint: Endpoint, sample: Sample): Example {
  const values = parameterValues(sample);
  const extra = new Set(EXTRA_PARAMETERS[endpoint.id]);
  const included = endpoint.parameters.filter((parameter) => parameter.required || extra.has(parameter.name));
  const parameters = Object.fromEntries(included.map(({ name, schema }) => [name, values[name] ?? placeholder(schema, name)]));
  if (endpoint.form) return { parameters, body: null, formFields: fieldsOf(document, endpoint.form).filter(({ isRequired }) => isRequired).map(({ name }) => name) };
  if (!endpoint.body) return { parameters, body: null };
  const required = fieldsOf(document, endpoint.body).filter((field) => field.isRequired);
  const placeholders = Object.fromEntries(required.map((field) => [field.name, placeholder({ type: field.type === 'integer' ? 'integer' : 'string', ...(field.type.includes(' | ') ? { enum: field.type.split(' | ') } : {}) }, field.name)]));
  return { parameters, body: bodies(sample)[endpoint.id] ?? placeholders };
}

/** Returns path and query of a request. */
export function buildPath(endpoint: Endpoint, parameters: Example['parameters']): string {
  const query = new URLSearchParams();
  let path = endpoint.path;
  for (const { name, in: place } of endpoint.parameters) {
    const value = parameters[name];
    if (value === undefined || value === null || value === '') continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
