// Makes public/llms.txt from the OpenAPI document: the API as text. With --check it fails when the committed one is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const document = JSON.parse(readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8'));
const file = new URL('../public/llms.txt', import.meta.url);
const { schemas } = document.components;
const { plans, filters, errors } = document['x-earshot'];

/** What is named, and in one what `allOf` adds up to. */
function resolve(schema) {
  const known = schema.$ref ? schemas[schema.$ref.split('/').pop()] : schema;
  if (!known.allOf) return known;
  const parts = known.allOf.map(resolve);
  return { type: 'object', properties: Object.assign({}, ...parts.map((part) => part.properties)), required: parts.flatMap((part) => part.required ?? []) };
}
const oneLine = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

function typeOf(schema) {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return [...new Set(options.map(typeOf))].join(' | ');
  if (schema.$ref) return resolve(schema).enum?.join(' | ') ?? (resolve(schema).properties ? schema.$ref.split('/').pop() : typeOf(resolve(schema)));
  if (schema.enum) return schema.enum.join(' | ');
  const types = [schema.type ?? 'any'].flat();
  return types.map((type) => (type === 'array' ? `[${typeOf(schema.items ?? {})}]` : type)).join(' | ');
}

function fieldsOf(schema) {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).map(([name, field]) => {
    const about = oneLine(field.description ?? field.oneOf?.find((option) => option.description)?.description);
    return `  - ${name} (${typeOf(field)}${required.includes(name) ? ', required' : ''})${about ? `: ${about}` : ''}`;
  });
}

/** Names of what is answered, and of what lies inside. */
function namesOf(schema, depth) {
  const known = resolve(schema.oneOf?.find((option) => option.type !== 'null') ?? schema);
  if (known.type === 'array') {
    const names = namesOf(known.items ?? {}, depth);
    return names && `[${names}]`;
  }
  if (!known.properties || depth === 0) return '';
  const parts = Object.entries(known.properties).map(([name, field]) => {
    // What was sent comes back.
    const names = field.$ref?.endsWith('Request') ? '' : namesOf(field, depth - 1);
    return names ? `${name} ${names}` : name;
  });
  return `{${parts.join(', ')}}`;
}

function answerOf(operation) {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const { content } = operation.responses[success] ?? {};
  if (!content) return 'nothing';
  const schema = content['application/json']?.schema;
  return schema ? namesOf(resolve(schema).properties?.data ?? schema, 3) : 'a file';
}

function access(security) {
  const ways = (security ?? [{}]).map((way) => Object.keys(way)[0]);
  if (ways.every((way) => way === undefined)) return 'public';
  if (ways.includes(undefined)) return 'key optional';
  return ways.includes('apiKey') ? 'key or session needed' : 'session needed, keys are not taken';
}

const lines = [
  '# Earshot',
  '',
  '> Search podcasts, their episodes, and the words spoken in them, over HTTP. JSON; every call below is relative to the address that served this file.',
  '',
  '- Documentation with examples and a form that sends each call: /api-docs (one call: /api-docs?call=getPodcast)',
  '- OpenAPI 3.1: /openapi.json',
  '- Status: /api-docs/api-status',
  '- Key: header `Authorization`, raw or after `Bearer`. Without one, calls are answered by the public plan.',
  '- Success: `{"status":"OK","data":{…}}`. Failure: `{"status":"ERROR"|"UNAUTHORIZED","message","code","errors":[{"pointer","message"}],"requestId"}`.',
  '- What is not known is null, never zero. Dates are RFC 3339 in UTC. Lists in a query repeat their parameter. Unknown keys of a body are refused.',
  '- Further pages: send the same search with the answer’s `cursor`; other lists take `skip` and `limit`.',
  '- Left of the limits: headers `RateLimit`, `RateLimit-Policy`; after 429 and 503 wait `Retry-After` seconds. The same search within 15 minutes and its further pages are free.',
  '',
  '## Calls',
];
for (const tag of document.tags.map((each) => each.name)) {
  lines.push('', `### ${tag}`);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.tags?.[0] !== tag) continue;
      lines.push('', `#### ${operation.operationId}: ${method.toUpperCase()} ${path}`, oneLine(operation.summary));
      if (operation.description) lines.push(oneLine(operation.description));
      lines.push(`- access: ${access(operation.security)}`);
      if (operation.parameters?.length) {
        lines.push('- parameters:');
        for (const { name, in: place, required, schema, description } of operation.parameters) {
          lines.push(`  - ${name} (${typeOf(schema)}, ${place}${required ? ', required' : ''})${description ? `: ${oneLine(description)}` : ''}`);
        }
      }
      const body = operation.requestBody?.content?.['application/json']?.schema;
      if (body) lines.push(`- body: ${body.$ref?.split('/').pop() ?? 'object'}, below`);
      lines.push(`- data: ${answerOf(operation)}`);
    }
  }
}
lines.push('', '## Bodies');
for (const [name, schema] of Object.entries(schemas)) {
  if (name.endsWith('Request') && schema.properties) lines.push('', `### ${name}`, ...[oneLine(schema.description)].filter(Boolean), ...fieldsOf(schema));
}
const allowance = (value) => (value === null ? 'unlimited' : value.count === 0 ? 'none' : `${value.count} a ${value.period}`);
lines.push('', '## Plans', '');
for (const plan of plans) {
  const names = filters.filter((filter) => filter.from === plan.tier).map((filter) => filter.name);
  lines.push(
    `- ${plan.tier}: searches ${allowance(plan.searches)}, ${plan.maxResultsPerSearch} results each, transcript downloads ${allowance(plan.transcriptDownloads)}, keys ${plan.apiAccess ? 'yes' : 'no'}${names.length ? `; filters from here: ${names.join(', ')}` : ''}`,
  );
}
lines.push('', '## Error codes', '', ...errors.map(({ code, status, message }) => `- ${code} (${status}): ${message}`), '');
const text = lines.join('\n');

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  process.stderr.write('web/public/llms.txt is stale\nhint: make generate-api\n');
  process.exit(1);
}
