// Defines which folders of the web app may import which. scripts/check-layers.mjs applies these rules to every source file.
// The API client, `earshot`, is reserved for `api` by an oxlint rule (.oxlintrc.json).
import { posix } from 'node:path';

// What each folder of web/src may import besides itself. A feature must not import another feature.
const ALLOWED_IMPORTS = {
  ui: [],
  api: [],
  widgets: ['ui', 'api'],
  features: ['widgets', 'ui', 'api', 'app'],
  app: ['features', 'widgets', 'ui', 'api'],
};

// Modules of `app` that build and read URLs. They import nothing, so that `api` and `widgets` can use them without a cycle.
const URL_MODULES = ['app/paths', 'app/query-string'];
const URL_MODULE_USERS = ['api', 'widgets'];

// Matches `from '…'`, `import '…'` and `import('…')` with any kind of quote.
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`\n]+)\1/g;

/** Returns a message for each import that breaks a rule. `path` is relative to `web/src`, like `ui/Artwork.tsx`. */
export function findInvalidImports(path, source) {
  const [folder, feature] = path.split('/');
  if (!(folder in ALLOWED_IMPORTS)) return path.includes('/') ? [`${path} is in a folder that web/scripts/layers.mjs does not list`] : [];
  const isUrlModule = URL_MODULES.includes(withoutExtension(path));
  return [...source.matchAll(IMPORTS)].flatMap(([, , imported]) => {
    if (!imported.startsWith('.')) return [];
    const target = posix.join(posix.dirname(path), withoutExtension(imported));
    const [targetFolder, targetFeature] = target.split('/');
    if (isUrlModule) return [`${path} must not import anything: ${imported}`];
    if (folder === 'features' && targetFolder === 'features' && feature !== targetFeature) return [`${path} imports another feature: ${imported}`];
    const isAllowed = targetFolder === folder || ALLOWED_IMPORTS[folder].includes(targetFolder) || (URL_MODULE_USERS.includes(folder) && URL_MODULES.includes(target));
    return isAllowed ? [] : [`${path} must not import ${imported}`];
  });
}

const withoutExtension = (path) => path.replace(/\.[jt]sx?$/, '');
