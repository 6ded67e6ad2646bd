import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FACT_PLANS, planForFact } from './locked-facts';

it('has the plans of the server', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../data/model/src/search/field_access.rs'), 'utf8');
  const names = new Map([...source.matchAll(/^ {8}(\w+) = "(\w+)"/gm)].map(([, variant = '', name = '']) => [variant, name]));
  const rows = [...source.matchAll(/row\(RestrictedField::(\w+), Tier::(\w+)\)/g)];
  const server = rows.map(([, variant = '', tier = '']) => [names.get(variant), tier.toLowerCase()]);
  // The server restricts more than the page has locks for.
  expect(Object.fromEntries(server)).toMatchObject(FACT_PLANS);
});

it('locks a fact below its plan only', () => {
  expect([planForFact('audience', undefined), planForFact('audience', 'free'), planForFact('audience', 'individual'), planForFact('guests', 'free')]).toEqual(['individual', 'individual', null, null]);
});
