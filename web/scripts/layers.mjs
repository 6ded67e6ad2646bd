// Which room of the web app may import which. scripts/check-layers.mjs runs it over every source.
// The API client, `earshot`, is for `api` alone: a rule of oxlint (.oxlintrc.json) sees to that.
import { posix } from 'node:path';

// What each room of web/src may import. Every room may import itself; a feature only itself among the features.
const allowed = {
  ui: [],
  api: [],
  widgets: ['ui', 'api'],
  features: ['widgets', 'ui', 'api', 'app'],
  app: ['features', 'widgets', 'ui', 'api'],
};

// Modules of `app` that import nothing: they build and read addresses.
const leaves = { api: ['app/paths', 'app/query-string'], widgets: ['app/paths', 'app/query-string'] };

// `from '…'`, `import '…'` and `import('…')`, with either kind of quote.
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Every import of a source that points the wrong way. `path` begins below `web/src`: `ui/Art.tsx`. */
export function wrongImports(path, text) {
  const [room, feature] = path.split('/');
  if (!(room in allowed)) return path.includes('/') ? [`${path} lies in a folder without a row in web/scripts/layers.mjs`] : [];
  return [...text.matchAll(IMPORTS)].flatMap(([, , imported]) => {
    const name = imported.replace(/\.tsx?$/, '');
    if (!name.startsWith('.')) return [];
    const target = posix.join(posix.dirname(path), name);
    const [targetRoom, targetFeature] = target.split('/');
    if (room === 'features' && targetRoom === 'features' && feature !== targetFeature) return [`${path} imports another feature: ${imported}`];
    const isAllowed = targetRoom === room || allowed[room].includes(targetRoom) || leaves[room]?.includes(target);
    return isAllowed ? [] : [`${path} may not import ${imported}`];
  });
}
