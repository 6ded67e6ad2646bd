import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../ui/text/countries';
import { FILTER_KEYS, filterOf } from './filter-table';

const MODEL = join(import.meta.dirname, '../../../../../data/model/src');

/** Reads "key plan mode" of each filter from the server's source. */
function readServerFilters(): string[] {
  const source = readFileSync(join(MODEL, 'search/request/filter_rules.rs'), 'utf8');
  return [...source.matchAll(/^ {4}"(\w+)" \w+ (\w+) (Both|Episodes);$/gm)].map(([, key, plan = '', mode]) => `${key} ${plan.toLowerCase()} ${mode}`);
}

describe('the filters', () => {
  it('match those of the server in key, plan and mode', () => {
    const ours = FILTER_KEYS.flatMap((key) => filterOf(key).keys.map((name) => `${name} ${filterOf(key).plan} ${filterOf(key).isEpisodeOnly ? 'Episodes' : 'Both'}`));
    // Only admins may set the page size (spec 6), which is not a filter for readers.
    expect([...new Set(ours)].toSorted()).toEqual(readServerFilters().filter((line) => !line.startsWith('pageSize ')).toSorted());
  });

  it('have a control', () => {
    const components = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tsx'));
    const source = components.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
    // Ids come from the actions of a result and from links.
    const ofIds = ['podcasts', 'notPodcasts', 'chosenEpisodes', 'notEpisodes'];
    expect(FILTER_KEYS.filter((key) => !new RegExp(`(state\\.|filter=")${key}\\b`).test(source))).toEqual(ofIds);
  });

  it('have unique URL parameters', () => {
    const urls = FILTER_KEYS.map((key) => filterOf(key).param);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('use the countries of the server, with priority in the same order', () => {
    const table = readFileSync(join(MODEL, 'country/table.rs'), 'utf8');
    const codes = [...table.matchAll(/\("([A-Z]{2})", "/g)].map(([, code]) => code);
    const priority = [...table.matchAll(/(?:high|other)\("([A-Z]{2})"/g)].map(([, code]) => code);
    expect([codes.length > 200, priority.length]).toEqual([true, 31]);
    expect(countryCodes().toSorted()).toEqual(codes);
    expect(countryCodes().slice(0, priority.length)).toEqual(priority);
  });
});
