import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../../ui/countries';
import { FILTER_KEYS, filterOf } from './filter-table';

const MODEL = join(import.meta.dirname, '../../../../../data/model/src/search');

/** "key plan mode" of each filter, as the server has them. */
function ofServer(): string[] {
  const source = readFileSync(join(MODEL, 'filter.rs'), 'utf8');
  return [...source.matchAll(/^ {4}"(\w+)" \w+ (\w+) (Both|Episodes);$/gm)].map(([, key, plan = '', mode]) => `${key} ${plan.toLowerCase()} ${mode}`);
}

describe('the filters', () => {
  it('are those of the server, with the same plans and modes', () => {
    const ours = FILTER_KEYS.flatMap((key) => filterOf(key).keys.map((name) => `${name} ${filterOf(key).plan} ${filterOf(key).isEpisodeOnly ? 'Episodes' : 'Both'}`));
    // Spec 6: only admin may set the page size, which is no filter to a reader.
    expect([...new Set(ours)].toSorted()).toEqual(ofServer().filter((line) => !line.startsWith('pageSize ')).toSorted());
  });

  it('have each an address of its own', () => {
    const urls = FILTER_KEYS.map((key) => filterOf(key).param);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('know the countries that the server knows', () => {
    const codes = [...readFileSync(join(MODEL, 'country.rs'), 'utf8').split('];')[0]?.matchAll(/"([A-Z]{2})"/g) ?? []].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(200);
    expect(COUNTRIES.toSorted()).toEqual(codes);
  });
});
