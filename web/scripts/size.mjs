// Measures the gzipped download of a first visit (the scripts and styles in dist/index.html), of the page of a list (these and those in
// dist/preload-list.html), of a page without the app (dist/site.html) and of the first plot. Fails if one exceeds its budget.
// --brief prints the sums only.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_BYTES = { js: 180 * 1024, css: 40 * 1024, plot: 130 * 1024, listJs: 200 * 1024, siteJs: 40 * 1024, siteCss: 20 * 1024 };
/** The page of a list: its scripts and styles, and the page itself, the font, the icon. */
const MAX_LIST_FILES = 15;
const OTHER_LIST_FILES = 3;
const dist = new URL('../dist/', import.meta.url);
const gzipBytes = (path) => gzipSync(readFileSync(new URL(path, dist)), { level: 9 }).length;
const assetsOf = (page) => [...readFileSync(new URL(page, dist), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(js|css))"/g)].map(([, path, kind]) => ({ path, kind }));
const initialAssets = assetsOf('index.html');
const totals = { js: 0, css: 0, plot: 0, listJs: 0, siteJs: 0, siteCss: 0 };
for (const { path, kind } of assetsOf('site.html')) totals[kind === 'js' ? 'siteJs' : 'siteCss'] += gzipBytes(path);
const listAssets = [...initialAssets, ...assetsOf('preload-list.html')];
const listFiles = listAssets.length + OTHER_LIST_FILES;
for (const { path, kind } of listAssets) if (kind === 'js') totals.listJs += gzipBytes(path);
for (const { path, kind } of initialAssets) totals[kind] += gzipBytes(path);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
for (const path of readdirSync(new URL('assets/', dist)).filter((name) => /\.(js|css)$/.test(name)).toSorted()) {
  const label = initialAssets.some((asset) => asset.path === `assets/${path}`) ? 'initial' : '';
  if (path.startsWith('PlotCanvas-')) totals.plot += gzipBytes(`assets/${path}`);
  if (!process.argv.includes('--brief')) process.stdout.write(`${kilobytes(gzipBytes(`assets/${path}`)).padStart(9)}  ${path} ${label}\n`);
}
process.stdout.write(`initial: ${kilobytes(totals.js)} of scripts, ${kilobytes(totals.css)} of styles; list: ${listFiles} files, ${kilobytes(totals.listJs)} of scripts; plot: ${kilobytes(totals.plot)}; page without the app: ${kilobytes(totals.siteJs)} of scripts, ${kilobytes(totals.siteCss)} of styles (gzip)\n`);
if (listFiles > MAX_LIST_FILES || Object.keys(totals).some((kind) => totals[kind] > BUDGET_BYTES[kind])) {
  process.stderr.write(`error: over budget: ${kilobytes(BUDGET_BYTES.js)} of scripts, ${kilobytes(BUDGET_BYTES.css)} of styles, ${kilobytes(BUDGET_BYTES.plot)} for the plot, ${MAX_LIST_FILES} files with ${kilobytes(BUDGET_BYTES.listJs)} of scripts for a list, ${kilobytes(BUDGET_BYTES.siteJs)} and ${kilobytes(BUDGET_BYTES.siteCss)} for a page without the app\n`);
  process.exit(1);
}
