// Defines which folders of the web app may import which. scripts/check-layers.mjs applies these rules to every source file.
// The API client, `earshot`, is reserved for `api` by an oxlint rule (.oxlintrc.json).
import { posix } from 'node:path';

// What each folder of web/src may import besides itself. Imports go one way, without exceptions: nothing imports `app`, and a feature
// must not import another feature. `urls` builds and reads URLs, and imports no other folder. `testing` is for tests alone: it renders
// pages as `app` does, and only tests import it.
const ALLOWED_IMPORTS = {
  urls: [],
  ui: [],
  api: ['urls'],
  widgets: ['ui', 'api', 'urls'],
  features: ['widgets', 'ui', 'api', 'urls'],
  app: ['features', 'widgets', 'ui', 'api', 'urls'],
  // The script of pages without the app.
  site: [],
  testing: ['app', 'features', 'widgets', 'ui', 'api', 'urls'],
};

// Matches `from '…'`, `import '…'` and `import('…')` with any kind of quote.
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`\n]+)\1/g;

/** Returns a message for each import that breaks a rule. `path` is relative to `web/src`, like `ui/Artwork.tsx`. */
export function findInvalidImports(path, source) {
  const [folder, feature] = path.split('/');
  if (!(folder in ALLOWED_IMPORTS)) return path.includes('/') ? [`${path} is in a folder that web/scripts/layers.mjs does not list`] : [];
  return [...source.matchAll(IMPORTS)].flatMap(([, , imported]) => {
    if (!imported.startsWith('.')) return [];
    const target = posix.join(posix.dirname(path), withoutExtension(imported));
    const [targetFolder, targetFeature] = target.split('/');
    if (folder === 'features' && targetFolder === 'features' && feature !== targetFeature) return [`${path} imports another feature: ${imported}`];
    const isAllowed = targetFolder === folder || (targetFolder === 'testing' && isTest(path)) || ALLOWED_IMPORTS[folder].includes(targetFolder);
    return isAllowed ? [] : [`${path} must not import ${imported}`];
  });
}

const isTest = (path) => /\.test\.tsx?$/.test(path);
const withoutExtension = (path) => path.replace(/\.[jt]sx?$/, '');
