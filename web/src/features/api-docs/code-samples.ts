/** Generates code that calls an endpoint: curl, Python, TypeScript. Pure. */
import type { Endpoint } from './openapi-document';
import { buildPath, type Example, type Json } from './example';

export type Language = 'curl' | 'Python' | 'TypeScript';
export const LANGUAGES: readonly Language[] = ['curl', 'Python', 'TypeScript'];

/** The languages with code for an endpoint. The clients have no methods for forms. */
export const languagesOf = ({ form }: Pick<Endpoint, 'form'>): readonly Language[] => (form ? ['curl'] : LANGUAGES);

/** Quotes text for a shell. */
const shellWord = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The server and key for the code. */
export interface CodeContext {
  /** The origin of the server. */
  origin: string;
  /** Whether the code sends a key where it is optional. */
  withKey: boolean;
}

const sendsKey = (endpoint: Endpoint, withKey: boolean) => endpoint.access === 'key-or-session' || (withKey && endpoint.access === 'key-optional');

function curl(endpoint: Endpoint, { parameters, body, formFields = [] }: Example, { origin, withKey }: CodeContext): string {
  const parts = ['curl'];
  if (sendsKey(endpoint, withKey)) parts.push('-H "Authorization: $EARSHOT_KEY"');
  if (endpoint.method !== 'GET' && !body && formFields.length === 0) parts.push(`-X ${endpoint.method}`);
  if (body) {
    if (endpoint.method !== 'POST') parts.push(`-X ${endpoint.method}`);
    parts.push("-H 'Content-Type: application/json'", `-d ${shellWord(JSON.stringify(body))}`);
  }
  for (const field of formFields) parts.push(`-F ${shellWord(`${field}=@file`)}`);
  if (endpoint.file) parts.push('-OJ');
  parts.push(shellWord(origin + buildPath(endpoint, parameters)));
  return parts.join(parts.length > 2 ? ' \\\n  ' : ' ');
}

const isPlain = (value: Json): boolean => value === null || typeof value !== 'object' || (Array.isArray(value) && value.every((each: Json) => typeof each !== 'object'));
const entriesOf = (value: Json): [string, Json][] => Object.entries(value as Record<string, Json>);

/** Formats a value as a literal of the language. Nested values span several lines. */
function formatLiteral(value: Json, words: { yes: string; no: string; none: string; key: (name: string) => string }, indent: string): string {
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}  `;
  const write = (each: Json) => formatLiteral(each, words, inner);
  const parts = Array.isArray(value) ? value.map(write) : entriesOf(value).map(([name, each]) => `${words.key(name)}: ${write(each)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const pad = Array.isArray(value) ? '' : ' ';
  const isShort = Array.isArray(value) ? isPlain(value) : entriesOf(value).every(([, each]) => isPlain(each));
  if (parts.length === 0) return open + close;
  if (isShort) return `${open}${pad}${parts.join(', ')}${pad}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

const PYTHON = { yes: 'True', no: 'False', none: 'None', key: (name: string) => JSON.stringify(name) };
const TYPESCRIPT = { yes: 'true', no: 'false', none: 'null', key: (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)) };

export const snakeCase = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();
const capital = (word: string) => word.charAt(0).toUpperCase() + (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1));

/** Returns the name of a group in code: `apiKeys` for "API keys". */
export function groupName({ group }: Endpoint): string {
  const words = group.split(/\W+/).map(capital).join('');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function python(endpoint: Endpoint, { parameters, body }: Example, { origin, withKey }: CodeContext): string {
  const inputs = Object.entries({ ...parameters, ...body }).map(([name, value]) => `    ${snakeCase(name)}=${formatLiteral(value, PYTHON, '    ')},\n`);
  const methodCall = `client.${snakeCase(groupName(endpoint))}.${snakeCase(endpoint.id)}(${inputs.length ? `\n${inputs.join('')}` : ''})`;
  const isKeyed = sendsKey(endpoint, withKey);
  const key = isKeyed ? `, api_key=os.environ["EARSHOT_KEY"]` : '';
  return `${isKeyed ? 'import os\n\n' : ''}from earshot import Earshot

client = Earshot(base_url=${JSON.stringify(origin)}${key})
${endpoint.file ? 'content' : 'data'} = ${methodCall}`;
}

function typescript(endpoint: Endpoint, { parameters, body }: Example, { origin, withKey }: CodeContext): string {
  const inputs = { ...parameters, ...body };
  const given = Object.keys(inputs).length === 0 ? '' : formatLiteral(inputs, TYPESCRIPT, '');
  const key = sendsKey(endpoint, withKey) ? ', apiKey: process.env.EARSHOT_KEY' : '';
  return `import { Earshot } from 'earshot';

const earshot = new Earshot({ baseUrl: ${JSON.stringify(origin)}${key} });
const ${endpoint.file ? 'file' : 'data'} = await earshot.${groupName(endpoint)}.${endpoint.id}(${given});`;
}

const GENERATORS: Readonly<Record<Language, typeof curl>> = { curl, Python: python, TypeScript: typescript };

export const codeSample = (language: Language, endpoint: Endpoint, example: Example, setting: CodeContext) => GENERATORS[language](endpoint, example, setting);
