/** Converts between an example and the values of the try-it form. Pure. */
import type { Endpoint, RawDocument } from './openapi-document';
import type { Example, Json } from './example';
import { typeOf } from './fields';

export interface FormValues {
  parameters: Readonly<Record<string, string>>;
  body: string;
}

export interface FormInput {
  name: string;
  isRequired: boolean;
  /** The allowed values; empty for free text. */
  choices: readonly string[];
  isList: boolean;
  hint: string;
}

export function listInputs(endpoint: Endpoint, schemas: RawDocument['components']['schemas']): FormInput[] {
  return endpoint.parameters.map(({ name, required, schema }) => {
    const type = typeOf(schemas, schema);
    const isList = type.startsWith('list of ');
    const choices = type === 'true or false' ? ['true', 'false'] : type.includes(' | ') && !isList ? type.split(' | ') : [];
    return { name, isRequired: required ?? false, choices, isList, hint: isList ? `${type}, comma-separated` : type };
  });
}

const toText = (value: Json): string => (Array.isArray(value) ? value.join(', ') : String(value));

export const toFormValues = ({ parameters, body }: Example): FormValues => ({
  parameters: Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, toText(value)])),
  body: body ? JSON.stringify(body, null, 2) : '',
});

/** Returns the request in the form, or an error message. */
export function parseForm(endpoint: Endpoint, inputs: readonly FormInput[], { parameters, body }: FormValues): Example | string {
  const missing = inputs.filter(({ name, isRequired }) => isRequired && !parameters[name]?.trim());
  if (missing.length > 0) return `${missing.map(({ name }) => name).join(', ')} ${missing.length > 1 ? 'are' : 'is'} required.`;
  const included = inputs.flatMap(({ name, isList }): [string, Json][] => {
    const text = parameters[name]?.trim() ?? '';
    if (text === '') return [];
    return [[name, isList ? text.split(',').map((part) => part.trim()).filter(Boolean) : text]];
  });
  if (!endpoint.body) return { parameters: Object.fromEntries(included), body: null };
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return 'The body must be a JSON object.';
    return { parameters: Object.fromEntries(included), body: parsed as Record<string, Json> };
  } catch (error) {
    return `The body isn’t valid JSON: ${error instanceof Error ? error.message : 'it could not be parsed'}`;
  }
}
