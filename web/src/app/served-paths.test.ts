import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** A page that only the router has is an error page when it is opened by its address. */
it('the server serves the address of every page of the app', () => {
  const served = [...read('../../../api/src/web/content/static_pages.rs').matchAll(/private_page\("([^"]+)"/g)].map(([, path = '']) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));
  const pages = [...read('router.tsx').matchAll(/path: '(\/app[^']*)'/g)].map(([, path = '']) => path);
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((page) => !served.some((path) => path.test(page)))).toEqual([]);
});
