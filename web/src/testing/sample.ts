/**
 * The smallest valid values of the OpenAPI document: null where a field may be null, else its example, else empty, zero or false. A test
 * names the fields that it is about, and the types of the client check them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Method, Output, paths, Schemas } from 'earshot';

type Operation = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> };

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  example?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const API_DOCUMENT = JSON.parse(readFileSync(join(import.meta.dirname, '../../../api/openapi.json'), 'utf8')) as ApiDocument;
const SAMPLE_TIME = '2026-01-15T12:00:00.000Z';

const schemaOf = (name: string): Schema => {
  const schema = API_DOCUMENT.components.schemas[name];
  if (!schema) throw new Error(`the API has no schema ${name}`);
  return schema;
};

function sampleOf(schema: Schema): unknown {
  if (schema.$ref) return sampleOf(schemaOf(schema.$ref.slice('#/components/schemas/'.length)));
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.some(({ type }) => type === 'null') ? null : sampleOf(choices[0] ?? {});
  if (schema.type === 'object' || schema.properties || schema.allOf) return Object.assign({}, ...(schema.allOf ?? []).map(sampleOf), sampleFields(schema)) as unknown;
  if (Array.isArray(schema.type) && schema.type.includes('null')) return null;
  if (schema.type === 'array') return [];
  if (schema.enum) return schema.enum[0];
  if (schema.example !== undefined) return schema.example;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  return schema.format === 'date-time' ? SAMPLE_TIME : '';
}

const sampleFields = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(Object.entries(properties).flatMap(([name, field]) => (required.includes(name) ? [[name, sampleOf(field)]] : [])));

/** Returns a value of a schema of the API, such as `sample('PodcastView', { title: 'The Cold Shelf' })`. */
export function sample<Name extends keyof Schemas>(name: Name, fields: Partial<Schemas[Name]> = {}): Schemas[Name] {
  return Object.assign(sampleOf(schemaOf(name)) as object, fields) as Schemas[Name];
}

/** Returns the `data` of a successful response of a call. */
export function sampleOutput<P extends keyof paths, M extends Method>(method: M, path: P, fields: Partial<Output<P, M>>): Output<P, M> {
  const { responses } = API_DOCUMENT.paths[path]?.[method] ?? { responses: {} };
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = response?.content?.['application/json']?.schema;
  const output = schema && (sampleOf(schema) as { data?: unknown });
  const data = output && 'data' in output ? output.data : output;
  return (typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data, ...fields } : (fields ?? data)) as Output<P, M>;
}
