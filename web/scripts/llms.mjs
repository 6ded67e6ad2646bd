// Writes public/llms.txt, a plain-text description of the API, from the OpenAPI document. With --check it fails if the committed file is outdated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const document = JSON.parse(readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8'));
const file = new URL('../public/llms.txt', import.meta.url);
const { schemas } = document.components;
const { plans, filters, errors, meters } = document['x-earshot'];

/** Follows a reference, and merges the parts of `allOf` into one schema. */
function resolve(schema) {
  const target = schema.$ref ? schemas[schema.$ref.split('/').pop()] : schema;
  if (!target.allOf) return target;
  const parts = target.allOf.map(resolve);
  return { type: 'object', properties: Object.assign({}, ...parts.map((part) => part.properties)), required: parts.flatMap((part) => part.required ?? []) };
}
const oneLine = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

function typeName(schema) {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return [...new Set(options.map(typeName))].join(' | ');
  if (schema.$ref) return resolve(schema).enum?.join(' | ') ?? (resolve(schema).properties ? schema.$ref.split('/').pop() : typeName(resolve(schema)));
  if (schema.enum) return schema.enum.join(' | ');
  const types = [schema.type ?? 'any'].flat();
  return types.map((type) => (type === 'array' ? `[${typeName(schema.items ?? {})}]` : type)).join(' | ');
}

function fieldLines(schema) {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).map(([name, field]) => {
    const description = oneLine(field.description ?? field.oneOf?.find((option) => option.description)?.description);
    return `  - ${name} (${typeName(field)}${required.includes(name) ? ', required' : ''})${description ? `: ${description}` : ''}`;
  });
}

/** Returns the field names of a response schema as text, down to `depth` levels. */
function fieldNames(schema, depth) {
  const target = resolve(schema.oneOf?.find((option) => option.type !== 'null') ?? schema);
  if (target.type === 'array') {
    const names = fieldNames(target.items ?? {}, depth);
    return names && `[${names}]`;
  }
  if (!target.properties || depth === 0) return '';
  const parts = Object.entries(target.properties).map(([name, field]) => {
    // A request that the response repeats is described under its own heading.
    const names = field.$ref?.endsWith('Request') ? '' : fieldNames(field, depth - 1);
    return names ? `${name} ${names}` : name;
  });
  return `{${parts.join(', ')}}`;
}

function responseSummary(operation) {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const { content } = operation.responses[success] ?? {};
  if (!content) return 'nothing';
  const schema = content['application/json']?.schema;
  // A file may also come as JSON.
  const isFile = Object.keys(content).some((type) => !type.includes('json'));
  return schema && !isFile ? fieldNames(resolve(schema).properties?.data ?? schema, 3) : 'a file';
}

function describeAccess(security) {
  // An empty requirement makes authentication optional.
  const schemes = (security ?? [{}]).map((requirement) => Object.keys(requirement)[0]);
  if (schemes.every((scheme) => scheme === undefined)) return 'public';
  if (schemes.includes(undefined)) return 'key optional';
  return schemes.includes('apiKey') ? 'key or session required' : 'session required; API keys are rejected';
}

const labels = Object.fromEntries(meters.map(({ name, label }) => [name, label]));
const lines = [
  '# Earshot',
  '',
  '> Search podcasts, episodes and transcripts over HTTP with JSON. Paths are relative to the host that served this file.',
  '',
  '- Documentation with code examples and a form to try each endpoint: /api-docs (one endpoint: /api-docs?call=getPodcast)',
  '- OpenAPI 3.1: /openapi.json',
  '- Status: /api-docs/api-status',
  '- API key: header `Authorization`, with or without `Bearer`. Requests without a key use the public plan.',
  '- Success: `{"status":"OK","data":{…}}`. Failure: `{"status":"ERROR"|"UNAUTHORIZED","message","code","errors":[{"pointer","message"}],"requestId"}`.',
  '- Unknown values are null, never zero. Dates are RFC 3339 in UTC. Repeat a query parameter to pass a list. Request bodies with unknown fields are rejected.',
  '- Next page of a search: send the same search with the `cursor` of the response. Other lists have `skip` and `limit`.',
  '- Limits: headers `RateLimit` and `RateLimit-Policy`. After 429 or 503, wait `Retry-After` seconds. Repeating a search within 15 minutes is free, and so are its further pages.',
  '',
  '## Endpoints',
];
for (const tag of document.tags.map(({ name }) => name)) {
  lines.push('', `### ${tag}`);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.tags?.[0] !== tag) continue;
      lines.push('', `#### ${operation.operationId}: ${method.toUpperCase()} ${path}`, oneLine(operation.summary));
      if (operation.description) lines.push(oneLine(operation.description));
      lines.push(`- access: ${describeAccess(operation.security)}`);
      const cost = operation['x-cost'];
      if (cost) lines.push(`- costs: ${cost.count} of ${labels[cost.meter] ?? cost.meter}${cost.per ? ` per ${cost.per}` : ''}`);
      if (operation.parameters?.length) {
        lines.push('- parameters:');
        for (const { name, in: location, required, schema, description } of operation.parameters) {
          lines.push(`  - ${name} (${typeName(schema)}, ${location}${required ? ', required' : ''})${description ? `: ${oneLine(description)}` : ''}`);
        }
      }
      const body = operation.requestBody?.content?.['application/json']?.schema;
      if (body) lines.push(`- body: ${body.$ref?.split('/').pop() ?? 'object'}, below`);
      lines.push(`- data: ${responseSummary(operation)}`);
    }
  }
}
lines.push('', '## Request bodies');
for (const [name, schema] of Object.entries(schemas)) {
  if (name.endsWith('Request') && schema.properties) lines.push('', `### ${name}`, ...[oneLine(schema.description)].filter(Boolean), ...fieldLines(schema));
}
const formatQuota = (quota) => (quota === null ? 'unlimited' : quota.count === 0 ? 'none' : `${quota.count} per ${quota.period}`);
lines.push('', '## Plans', '');
for (const plan of plans) {
  const names = filters.filter((filter) => filter.from === plan.tier).map((filter) => filter.name);
  lines.push(
    `- ${plan.tier}: ${meters.map(({ name, label }) => `${label} ${formatQuota(plan.allowances[name] ?? null)}`).join(', ')}, ${plan.maxResultsPerSearch} results per search, API keys ${plan.apiAccess ? 'yes' : 'no'}${names.length ? `; adds filters: ${names.join(', ')}` : ''}`,
  );
}
lines.push('', '## Error codes', '', ...errors.map(({ code, status, message }) => `- ${code} (${status}): ${message}`), '');
const text = lines.join('\n');

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  process.stderr.write('web/public/llms.txt is outdated\nhint: make generate-api\n');
  process.exit(1);
}
