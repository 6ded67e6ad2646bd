/** The fields of a shape, one level at a time: shapes hold others, and some hold themselves. Pure. */
import type { RawDocument, Schema } from './openapi-document';

export interface Field {
  name: string;
  /** As people write it: "array of text", "integer, at least 0". */
  type: string;
  isRequired: boolean;
  isNullable: boolean;
  description: string | null;
  /** What lies inside, when it is an object or a list of them. */
  inner: Schema | null;
}

type Schemas = RawDocument['components']['schemas'];

const WORDS: Readonly<Record<string, string>> = { string: 'text', integer: 'integer', number: 'number', boolean: 'true or false', object: 'object', null: 'null' };
const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'date and time', date: 'date', uuid: 'UUID', uri: 'URL' };

function resolve(schemas: Schemas, schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** Without the null beside it, and with what `allOf` adds up to. */
function unwrapNullable(schemas: Schemas, schema: Schema): { schema: Schema; isNullable: boolean } {
  const known = resolve(schemas, schema);
  const options = known.oneOf ?? known.anyOf;
  if (options) {
    const real = options.filter((option) => option.type !== 'null');
    const [only] = real;
    const isNullable = real.length < options.length;
    if (real.length === 1 && only) return { schema: unwrapNullable(schemas, only).schema, isNullable };
    return { schema: known, isNullable };
  }
  if (known.allOf) {
    const parts = known.allOf.map((part) => unwrapNullable(schemas, part).schema);
    return {
      schema: { type: 'object', properties: Object.assign({}, ...parts.map((part) => part.properties)), required: parts.flatMap((part) => part.required ?? []) },
      isNullable: false,
    };
  }
  const types = typeof known.type === 'string' ? [known.type] : (known.type ?? []);
  return { schema: known, isNullable: types.includes('null') };
}

function mainType(schema: Schema): string | undefined {
  return typeof schema.type === 'string' ? schema.type : schema.type?.find((type) => type !== 'null');
}

export function typeOf(schemas: Schemas, outer: Schema): string {
  const { schema } = unwrapNullable(schemas, outer);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return [...new Set(options.filter((option) => option.type !== 'null').map((option) => typeOf(schemas, option)))].join(' or ');
  if (schema.enum) return schema.enum.join(' | ');
  const type = mainType(schema);
  if (type === 'array') return `list of ${typeOf(schemas, schema.items ?? {})}`;
  if (type === 'object' && !schema.properties) return typeof schema.additionalProperties === 'object' ? `object of ${typeOf(schemas, schema.additionalProperties)}` : 'object';
  const word = (schema.format && FORMATS[schema.format]) || WORDS[type ?? ''] || 'anything';
  const bounds = [schema.minimum === undefined ? '' : `from ${schema.minimum}`, schema.maximum === undefined ? '' : `to ${schema.maximum}`].filter(Boolean).join(' ');
  return bounds ? `${word} ${bounds}` : word;
}

/** The object that is inside: of a list, of each of a list's items. */
function innerObject(schemas: Schemas, outer: Schema): Schema | null {
  const { schema } = unwrapNullable(schemas, outer);
  if (schema.properties) return schema;
  if (mainType(schema) === 'array') return innerObject(schemas, schema.items ?? {});
  if (typeof schema.additionalProperties === 'object') return innerObject(schemas, schema.additionalProperties);
  const option = (schema.oneOf ?? schema.anyOf)?.map((each) => innerObject(schemas, each)).find((each) => each !== null);
  return option ?? null;
}

export function fieldsOf(document: RawDocument, outer: Schema): Field[] {
  const { schemas } = document.components;
  const inside = innerObject(schemas, outer);
  const required = new Set(inside?.required);
  return Object.entries(inside?.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(schemas, property),
    isRequired: required.has(name),
    isNullable: unwrapNullable(schemas, property).isNullable,
    description: property.description ?? property.oneOf?.find((option) => option.description)?.description ?? null,
    inner: innerObject(schemas, property),
  }));
}

/** What an answer holds: the `data` of the envelope. */
export function dataOf(document: RawDocument, answer: Schema): Schema {
  return resolve(document.components.schemas, answer).properties?.data ?? answer;
}
