/** What is typed into the form of a call, and the call of it. Pure. */
import type { Call, RawDocument } from './document';
import type { Example, Json } from './example';
import { typeOf } from './fields';

export interface Typed {
  parameters: Readonly<Record<string, string>>;
  body: string;
}

export interface Input {
  name: string;
  isRequired: boolean;
  /** Values to choose from; empty when anything may be typed. */
  choices: readonly string[];
  isList: boolean;
  hint: string;
}

export function inputsOf(call: Call, schemas: RawDocument['components']['schemas']): Input[] {
  return call.parameters.map(({ name, required, schema }) => {
    const type = typeOf(schemas, schema);
    const isList = type.startsWith('list of ');
    const choices = type === 'true or false' ? ['true', 'false'] : type.includes(' | ') && !isList ? type.split(' | ') : [];
    return { name, isRequired: required ?? false, choices, isList, hint: isList ? `${type}, with commas between` : type };
  });
}

const written = (value: Json): string => (Array.isArray(value) ? value.join(', ') : String(value));

export const typedOf = ({ parameters, body }: Example): Typed => ({
  parameters: Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, written(value)])),
  body: body ? JSON.stringify(body, null, 2) : '',
});

/** The call that was typed, or why it is none. */
export function readTyped(call: Call, inputs: readonly Input[], { parameters, body }: Typed): Example | string {
  const missing = inputs.filter(({ name, isRequired }) => isRequired && !parameters[name]?.trim());
  if (missing.length > 0) return `${missing.map(({ name }) => name).join(', ')} ${missing.length > 1 ? 'are' : 'is'} required.`;
  const given = inputs.flatMap(({ name, isList }): [string, Json][] => {
    const text = parameters[name]?.trim() ?? '';
    if (text === '') return [];
    return [[name, isList ? text.split(',').map((part) => part.trim()).filter(Boolean) : text]];
  });
  if (!call.body) return { parameters: Object.fromEntries(given), body: null };
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return 'The body has to be a JSON object.';
    return { parameters: Object.fromEntries(given), body: parsed as Record<string, Json> };
  } catch (error) {
    return `The body is no JSON: ${error instanceof Error ? error.message : 'it does not parse'}`;
  }
}
