// Generates src/generated from ../../openapi.json and ../paging.json: the types, and a method for each operation.
// With --check, it writes nothing, and fails if a committed file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';

const here = new URL('.', import.meta.url);
const documentUrl = new URL('../../../openapi.json', here);
const document = JSON.parse(readFileSync(documentUrl, 'utf8'));
const paging = JSON.parse(readFileSync(new URL('../../paging.json', here), 'utf8'));
const NOTE = '// Generated from api/openapi.json by scripts/generate.mjs: `npm run generate`.\n';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const allOperations = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
);
const success = (operation) => operation.responses[Object.keys(operation.responses).find((status) => status.startsWith('2'))];
// A file may also come as JSON.
const isFile = (operation) => Object.keys(success(operation)?.content ?? {}).some((type) => !type.includes('json'));
// Streams and forms have no methods. A stream has no end that a method could wait for, so browsers read it with EventSource. A form
// with files is sent with fetch.
const isForm = (operation) => 'multipart/form-data' in (operation.requestBody?.content ?? {});
const operations = allOperations.filter((operation) => !('text/event-stream' in (success(operation)?.content ?? {})) && !isForm(operation));
// By the naming convention of the API, a POST whose name begins with get or search changes nothing.
const reads = (operation) => operation.method === 'post' && /^(get|search)/.test(operation.operationId);

function shapeOf(operation) {
  const parts = [];
  const query = (operation.parameters ?? []).filter((each) => each.in === 'query').map((each) => each.name);
  if (operation.requestBody) {
    parts.push('body: true');
    if (query.length) parts.push(`query: ${JSON.stringify(query)}`);
  }
  if (reads(operation)) parts.push('reads: true');
  if (operation.path.startsWith('/api/v1/search/')) parts.push("kind: 'search'");
  if (isFile(operation)) parts.push("kind: 'file'");
  return parts.length ? `{ ${parts.join(', ')} }` : null;
}

function comment(operation, last) {
  const lines = [operation.summary, ...(operation.description ? ['', ...operation.description.split('\n')] : []), '', last].filter((line) => line !== undefined);
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */\n`;
}

function methodOf(operation) {
  const { path, method, operationId } = operation;
  const body = operation.requestBody?.required;
  const needed = body || (operation.parameters ?? []).some((parameter) => parameter.required);
  const types = `'${path}', '${method}'`;
  const shape = shapeOf(operation);
  const input = `input: Input<${types}>${needed ? '' : ' = {}'}`;
  const last = `\`${method.toUpperCase()} ${path}\``;
  let text = `${comment(operation, last)}  ${operationId}(${input}, options?: CallOptions): Promise<Output<${types}>> {
    return this.#connection.call('${method}', '${path}', input, options${shape ? `, ${shape}` : ''});
  }
`;
  const pages = paging[operationId];
  if (pages) {
    const name = `iter${operationId.replace(/^(get|search)/, '')}`;
    const type = pages.items.split('.').reduce((inner, part) => `${inner}['${part}']`, `Output<${types}>`);
    text += `
  /** Iterates over the items of all pages of \`${operationId}\`. */
  ${name}(${input}, options?: CallOptions & IterOptions): AsyncGenerator<${type}[number], void, undefined> {
    return pages((page) => this.${operationId}(page as Input<${types}>, options), input, ${JSON.stringify(pages)}, options);
  }
`;
  }
  return text;
}

// The class of `API keys` is `ApiKeys`.
const capital = (word) => word[0].toUpperCase() + (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1));
const className = (group) => group.split(/\W+/).map(capital).join('');
const property = (group) => className(group)[0].toLowerCase() + className(group).slice(1);
const groups = [...new Set(operations.map((operation) => operation.tags[0]))];
const classes = groups.map((group) => {
  const methods = operations.filter((operation) => operation.tags[0] === group).map(methodOf);
  return `export class ${className(group)}Calls {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

${methods.join('\n')}}
`;
});
const operationsText = `${NOTE}import { type CallOptions, Connection } from '../connection.js';
import { type IterOptions, pages } from '../pages.js';
import type { Input, Output } from '../types.js';

${classes.join('\n')}
/** All calls of the API, by group. */
export class Earshot extends Connection {
${groups.map((group) => `  readonly ${property(group)} = new ${className(group)}Calls(this);`).join('\n')}
}
`;
const files = {
  'schema.ts': NOTE + astToString(await openapiTypescript(documentUrl)),
  'operations.ts': operationsText,
};

let stale = false;
for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../src/generated/${name}`, here);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    stale = true;
    process.stderr.write(`api/clients/typescript/src/generated/${name} is stale\nhint: make generate-api\n`);
  }
}
if (stale) process.exit(1);
