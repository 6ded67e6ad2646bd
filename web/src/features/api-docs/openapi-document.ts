/** What the OpenAPI document says, in the shape in which it is shown. Pure. */

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
  'x-cost'?: { meter: string; count: number; repeatsFreeForSeconds?: number; repeatsFreeFor?: string };
}

interface Allowance {
  count: number;
  period: string;
}

export interface Plan {
  tier: string;
  apiAccess: boolean;
  /** Null is unlimited. */
  searches: Allowance | null;
  maxResultsPerSearch: number;
  transcriptDownloads: Allowance | null;
  transcriptFormats: readonly string[];
  seesRatingsAndSocials: boolean;
  seesAppleIdAndCountries: boolean;
  seesPrimaryContacts: boolean;
  seesContacts: boolean;
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
    errors: readonly { code: string; status: number; message: string }[];
  };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** An operation. */
export interface Endpoint {
  id: string;
  group: string;
  method: Method;
  path: string;
  summary: string;
  description: string | null;
  parameters: readonly RawParameter[];
  body: Schema | null;
  response: Schema | null;
  /** The type of a file, where the answer is one. */
  file: string | null;
  failures: readonly { status: string; description: string }[];
  access: 'public' | 'anyone' | 'signed-in' | 'in-person';
  cost: string | null;
  /** Nothing is other than before when it was made. */
  reads: boolean;
}

export interface EndpointGroup {
  name: string;
  endpoints: readonly Endpoint[];
}

const DEFAULT_FAILURE = 'default';
const isSuccess = (status: string) => status.startsWith('2');

function costOf(cost: RawOperation['x-cost']): string | null {
  if (!cost) return null;
  const what = `${cost.count} of the plan’s ${cost.meter.replaceAll('-', ' ')}`;
  if (cost.repeatsFreeFor) return `${what}; the same again within the ${cost.repeatsFreeFor} is free`;
  if (!cost.repeatsFreeForSeconds) return what;
  return `${what}; the same again within ${Math.round(cost.repeatsFreeForSeconds / 60)} minutes is free, and so are further pages`;
}

/** Where the empty way in is the only one, nobody is asked who they are; beside others it means that a key is not needed. */
function accessOf(security: RawOperation['security'] = [{}]): Endpoint['access'] {
  const ways = security.map((way) => Object.keys(way)[0]);
  if (ways.every((way) => way === undefined)) return 'public';
  if (ways.includes(undefined)) return 'anyone';
  return ways.includes('apiKey') ? 'signed-in' : 'in-person';
}

function toEndpoint(method: Method, path: string, raw: RawOperation): Endpoint {
  const ok = Object.entries(raw.responses).find(([status]) => isSuccess(status))?.[1].content ?? {};
  const types = Object.keys(ok);
  const json = types.find((type) => type.includes('json'));
  return {
    id: raw.operationId,
    group: raw.tags?.[0] ?? 'Other',
    method,
    path,
    summary: raw.summary ?? '',
    description: raw.description ?? null,
    parameters: raw.parameters ?? [],
    body: raw.requestBody?.content?.['application/json']?.schema ?? null,
    response: (json && ok[json]?.schema) || null,
    file: json ? null : (types[0] ?? null),
    failures: Object.entries(raw.responses)
      .filter(([status]) => !isSuccess(status) && status !== DEFAULT_FAILURE)
      .map(([status, { description = '' }]) => ({ status, description })),
    access: accessOf(raw.security),
    cost: costOf(raw['x-cost']),
    // The field's names: what begins so reads, whatever its method is.
    reads: method === 'GET' || /^(get|search)/.test(raw.operationId),
  };
}

/** Every call in its group; groups in the document's order. */
export function groupEndpoints(document: RawDocument): EndpointGroup[] {
  const endpoints = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method.toLowerCase()];
      return raw ? [toEndpoint(method, path, raw)] : [];
    }),
  );
  const names = new Set([...(document.tags ?? []).map((tag) => tag.name), ...endpoints.map((endpoint) => endpoint.group)]);
  return [...names].map((name) => ({ name, endpoints: endpoints.filter((endpoint) => endpoint.group === name) })).filter((group) => group.endpoints.length > 0);
}

/** The calls that have each of the words somewhere in name, path, summary or parameters. */
export function filterGroups(groups: readonly EndpointGroup[], text: string): EndpointGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAllWords = (call: Endpoint) => {
    const all = [call.id, call.path, call.summary, call.group, ...call.parameters.map((parameter) => parameter.name)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return groups.map(({ name, endpoints }) => ({ name, endpoints: endpoints.filter(hasAllWords) })).filter((group) => group.endpoints.length > 0);
}
