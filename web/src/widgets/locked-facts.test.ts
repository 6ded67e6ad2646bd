import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FACT_PLANS, planForFact } from './locked-facts';

it('has the plans of the server', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../data/model/src/search/field_access.rs'), 'utf8');
  const names = new Map([...source.matchAll(/^ {8}(\w+) = "(\w+)"/gm)].map(([, variant = '', name = '']) => [variant, name]));
  const rule = source.slice(source.indexOf('fn min_tier'), source.indexOf('fn can_see'));
  const arms = [...rule.matchAll(/((?:Self::\w+(?: \| )?)+) => Tier::(\w+)/g)];
  const server = arms.flatMap(([, variants = '', tier = '']) => [...variants.matchAll(/Self::(\w+)/g)].map(([, variant = '']) => [names.get(variant), tier.toLowerCase()]));
  expect(Object.fromEntries(server)).toEqual(FACT_PLANS);
});

it('locks a fact below its plan only', () => {
  expect([planForFact('audience', undefined), planForFact('audience', 'free'), planForFact('audience', 'individual'), planForFact('guests', 'free')]).toEqual(['individual', 'individual', null, null]);
});
