/** Lists the fields of a schema, one level at a time, because schemas nest and some are recursive. Pure. */
import type { RawDocument, Schema } from './openapi-document';

export interface Field {
  name: string;
  /** A readable type: "list of text", "integer from 0". */
  type: string;
  isRequired: boolean;
  isNullable: boolean;
  description: string;
  /** The nested schema of an object or a list of objects. */
  inner: Schema | null;
}

type Schemas = RawDocument['components']['schemas'];

const WORDS: Readonly<Record<string, string>> = { string: 'text', integer: 'integer', number: 'number', boolean: 'true or false', object: 'object', null: 'null' };
const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'date and time', date: 'date', uuid: 'UUID', uri: 'URL' };

function resolve(schemas: Schemas, schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** Resolves references, merges `allOf`, and separates `null` from the type. */
export function unwrapNullable(schemas: Schemas, schema: Schema): { schema: Schema; isNullable: boolean } {
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

/** Returns the object schema inside of a schema: of a list, that of its items. */
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
    description: property.description ?? property.oneOf?.find((option) => option.description)?.description ?? '',
    inner: innerObject(schemas, property),
  }));
}

/** Returns the schema of `data` in the envelope. */
export function dataOf(document: RawDocument, response: Schema): Schema {
  return resolve(document.components.schemas, response).properties?.data ?? response;
}
