/** Builds an example of a response from its schema. Pure. */
import type { Json } from './example';
import { parameterValues } from './example';
import { typeOf, unwrapNullable } from './fields';
import type { RawDocument, Schema } from './openapi-document';
import type { Sample } from './sample';

/** Objects inside of this depth are left out: schemas nest, and some are recursive. */
const MAX_DEPTH = 6;

const BY_FORMAT: Readonly<Record<string, Json>> = { 'date-time': '2026-11-21T08:00:00.000Z', date: '2026-11-21', uri: 'https://example.com/' };

/** Texts by name, so that the example reads as a real response. */
const BY_NAME: readonly (readonly [RegExp, Json])[] = [
  [/email/i, 'hello@show.example'],
  [/image|thumbnail|photo|logo|artwork/i, 'https://show.example/cover.jpg'],
  [/feedUrl/i, 'https://feeds.example/show.xml'],
  [/url|website/i, 'https://show.example/'],
  [/language/i, 'en-US'],
  [/country/i, 'us'],
  [/(At|Date|Since|From)$/, '2026-11-21T08:00:00.000Z'],
  [/status/i, 'OK'],
  [/author|host|guest|name|creator/i, 'Ann Example'],
  [/phone/i, '+1 555 0100'],
];

export function exampleResponse({ components: { schemas } }: RawDocument, response: Schema, sample: Sample): Json {
  const values: Readonly<Record<string, Json>> = { ...parameterValues(sample), id: sample.podcastId, podcastSlug: sample.slug, podcastTitle: sample.title, titleLatest: sample.title };

  function textFor(name: string): Json {
    return values[name] ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';
  }

  function valueOf(outer: Schema, name: string, depth: number): Json {
    const { schema, isNullable } = unwrapNullable(schemas, outer);
    if (schema.properties) {
      if (depth >= MAX_DEPTH) return isNullable ? null : {};
      return Object.fromEntries(Object.entries(schema.properties).map(([inner, property]) => [inner, valueOf(property, inner, depth + 1)]));
    }
    const [option] = (schema.oneOf ?? schema.anyOf ?? []).filter((each) => each.type !== 'null');
    if (option) return valueOf(option, name, depth);
    if (schema.enum?.[0] !== undefined) return schema.enum[0];
    const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((each) => each !== 'null');
    if (type === 'array') return depth >= MAX_DEPTH ? [] : [valueOf(schema.items ?? {}, name.replace(/s$/, ''), depth)];
    if (type === 'boolean') return true;
    if (type === 'integer') return Math.max(schema.minimum ?? 0, 12);
    if (type === 'number') return 0.5;
    if (type === 'object' || type === undefined) return typeof schema.additionalProperties === 'object' && depth < MAX_DEPTH ? { [typeOf(schemas, schema.additionalProperties) === 'text' ? 'key' : name]: valueOf(schema.additionalProperties, name, depth + 1) } : {};
    return values[name] ?? (schema.format && BY_FORMAT[schema.format]) ?? textFor(name);
  }

  return valueOf(response, '', 0);
}
