/** Converts the OpenAPI document to the endpoints that the documentation shows. Pure. */

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

interface Content {
  content?: Readonly<Record<string, { schema: Schema }>>;
}

interface RawParameter {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: Schema;
}

interface RawOperation {
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  parameters?: readonly RawParameter[];
  requestBody?: Content & { required?: boolean };
  responses: Readonly<Record<string, Content & { description?: string }>>;
  security?: readonly Readonly<Record<string, unknown>>[];
  'x-cost'?: { meter: string; count: number; per?: string; repeatsFreeForSeconds?: number; repeatsFreeFor?: string };
}

interface Allowance {
  count: number;
  period: string;
}

export interface Plan {
  tier: string;
  apiAccess: boolean;
  /** By meter; `null` is unlimited. */
  allowances: Readonly<Record<string, Allowance | null>>;
  maxResultsPerSearch: number;
  transcriptFormats: readonly string[];
  seesRatingsAndSocials: boolean;
  seesAppleIdAndCountries: boolean;
  seesPrimaryContacts: boolean;
  seesContacts: boolean;
}

export interface Meter {
  name: string;
  label: string;
}

export interface RawDocument {
  info: { version: string };
  tags?: readonly { name: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
  'x-earshot': {
    burstWindowSeconds: number;
    plans: readonly Plan[];
    filters: readonly { name: string; from: string; episodesOnly: boolean }[];
    /** The kinds of calls that plans limit. */
    meters: readonly Meter[];
    errors: readonly { code: string; status: number; message: string }[];
  };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** An operation of the OpenAPI document. */
export interface Endpoint {
  id: string;
  group: string;
  method: Method;
  path: string;
  summary: string;
  description: string | null;
  parameters: readonly RawParameter[];
  body: Schema | null;
  /** The fields of a form with files; null when the body is JSON or there is none. The clients have no methods for forms. */
  form: Schema | null;
  response: Schema | null;
  /** The media type, when the response is a file. */
  file: string | null;
  failures: readonly { status: string; description: string }[];
  access: 'public' | 'key-optional' | 'key-or-session' | 'session-only';
  /** The kind of calls of which a call uses up some; null when it is free. */
  meter: string | null;
  cost: string | null;
  /** Whether the endpoint only reads data. */
  reads: boolean;
  /** Whether the response is a stream of server-sent events, which has no end. */
  isStream: boolean;
}

export interface EndpointGroup {
  name: string;
  endpoints: readonly Endpoint[];
}

const DEFAULT_FAILURE = 'default';
const isSuccess = (status: string) => status.startsWith('2');

function costOf(cost: RawOperation['x-cost'], meters: readonly Meter[]): string | null {
  if (!cost) return null;
  const label = meters.find(({ name }) => name === cost.meter)?.label ?? cost.meter;
  const charge = `${cost.count} of your plan’s ${label}${cost.per ? ` per ${cost.per}` : ''}`;
  if (cost.repeatsFreeFor) return `${charge}; repeats within the ${cost.repeatsFreeFor} are free`;
  if (!cost.repeatsFreeForSeconds) return charge;
  return `${charge}; repeats within ${Math.round(cost.repeatsFreeForSeconds / 60)} minutes and further pages are free`;
}

/** If the only security scheme is empty, the endpoint does not identify callers. An empty scheme next to others makes the key optional. */
function accessOf(security: RawOperation['security'] = [{}]): Endpoint['access'] {
  const schemes = security.map((scheme) => Object.keys(scheme)[0]);
  if (schemes.every((scheme) => scheme === undefined)) return 'public';
  if (schemes.includes(undefined)) return 'key-optional';
  return schemes.includes('apiKey') ? 'key-or-session' : 'session-only';
}

function toEndpoint(method: Method, path: string, raw: RawOperation, meters: readonly Meter[]): Endpoint {
  const ok = Object.entries(raw.responses).find(([status]) => isSuccess(status))?.[1].content ?? {};
  const types = Object.keys(ok);
  const bodies = raw.requestBody?.content ?? {};
  const json = types.find((type) => type.includes('json'));
  return {
    id: raw.operationId,
    group: raw.tags?.[0] ?? 'Other',
    method,
    path,
    summary: raw.summary ?? '',
    description: raw.description ?? null,
    parameters: raw.parameters ?? [],
    body: bodies['application/json']?.schema ?? null,
    form: bodies['application/json'] ? null : (bodies['multipart/form-data']?.schema ?? null),
    response: (json && ok[json]?.schema) || null,
    file: json ? null : (types[0] ?? null),
    failures: Object.entries(raw.responses)
      .filter(([status]) => !isSuccess(status) && status !== DEFAULT_FAILURE)
      .map(([status, { description = '' }]) => ({ status, description })),
    access: accessOf(raw.security),
    meter: raw['x-cost']?.meter ?? null,
    cost: costOf(raw['x-cost'], meters),
    // Operations with these prefixes only read, whatever their method.
    isStream: types.includes('text/event-stream'),
    reads: method === 'GET' || /^(get|search)/.test(raw.operationId),
  };
}

/** Returns all endpoints by group, in the order of the document. */
export function groupEndpoints(document: RawDocument): EndpointGroup[] {
  const endpoints = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method.toLowerCase()];
      return raw ? [toEndpoint(method, path, raw, document['x-earshot'].meters)] : [];
    }),
  );
  const names = new Set([...(document.tags ?? []).map((tag) => tag.name), ...endpoints.map((endpoint) => endpoint.group)]);
  return [...names].map((name) => ({ name, endpoints: endpoints.filter((endpoint) => endpoint.group === name) })).filter((group) => group.endpoints.length > 0);
}

/** Returns the endpoints that contain every word in their name, path, summary or parameters. */
export function filterGroups(groups: readonly EndpointGroup[], text: string): EndpointGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAllWords = (endpoint: Endpoint) => {
    const all = [endpoint.id, endpoint.path, endpoint.summary, endpoint.group, ...endpoint.parameters.map((parameter) => parameter.name)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return groups.map(({ name, endpoints }) => ({ name, endpoints: endpoints.filter(hasAllWords) })).filter((group) => group.endpoints.length > 0);
}
