import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFiles } from './page-files.ts';

const colorSchemeFile = fileURLToPath(new URL('./src/app/color-scheme.js', import.meta.url));

/**
 * Adds a classic script to the head that sets the stored color scheme on <html> before the first paint. Our Content
 * Security Policy forbids inline scripts, so the script is a file with a hashed name.
 */
function colorScheme(): Plugin {
  const source = readFileSync(colorSchemeFile, 'utf8').replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\n\s*/g, '\n').trim();
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/color-scheme-${hash}.js`;
  let building = false;
  return {
    name: 'earshot-color-scheme',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: building ? `/${fileName}` : '/src/app/color-scheme.js' }, injectTo: 'head' },
    ],
  };
}

/** Loads the font of the page's texts beside the styles, so that no text is painted in another font and then moved. */
function fontPreload(): Plugin {
  return {
    name: 'earshot-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal-[^/]+\.woff2$/.test(name));
        return font ? [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` }, injectTo: 'head-prepend' }] : [];
      },
    },
  };
}

/**
 * A page that has been painted keeps its font: texts move when their font changes. `fontPreload` lets the first paint wait for the font
 * for a moment, and a visitor with a slow connection sees it from the next page load on.
 */
function fontKept(): Plugin {
  return {
    name: 'earshot-font-kept',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@fontsource-variable')) return undefined;
      const kept = code.replaceAll('font-display: swap', 'font-display: optional');
      if (kept === code) this.error(`${id} no longer says font-display: swap.`);
      return { code: kept, map: null };
    },
  };
}

/** Resolves the API client to its source, so that it needs no build step. */
export const alias = { earshot: fileURLToPath(new URL('../api/clients/typescript/src/index.ts', import.meta.url)) };

/** Modules that several pages use are merged into larger files until they have this size. With 700, files import each other in a circle. */
const MERGED_BYTES = 600;

/** Fails when files import each other in a circle: a page that needs one of them can stop with a module that has not run yet. */
function noImportCircles(): Plugin {
  return {
    name: 'earshot-no-import-circles',
    generateBundle(_, bundle) {
      const finished = new Set<string>();
      const visit = (name: string, path: readonly string[]): void => {
        if (path.includes(name)) this.error(`Files import each other in a circle: ${[...path.slice(path.indexOf(name)), name].join(' -> ')}. Lower MERGED_BYTES.`);
        if (finished.has(name)) return;
        const file = bundle[name];
        if (file?.type === 'chunk') for (const imported of file.imports) visit(imported, [...path, name]);
        finished.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}

const SHARED_BUILD = { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 600 } as const;

/** The pages that the server renders completely (decision 064). A build of their own, because shared modules would make them load the app. */
const SITE = defineConfig({
  plugins: [colorScheme(), fontPreload()],
  build: { ...SHARED_BUILD, emptyOutDir: false, copyPublicDir: false, modulePreload: { polyfill: false }, rolldownOptions: { input: 'site.html' } },
});

const shortName = (name: string) => (name.startsWith('shared~') ? 'shared' : name);

const { plugin: pageFilesPlugin, groups: pageFileGroups } = pageFiles();

/** React has what the shim adds to older ones. */
const WITHOUT_SHIM = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' };

const APP = defineConfig({
  resolve: { alias: { ...alias, ...WITHOUT_SHIM } },
  plugins: [react(), colorScheme(), fontPreload(), fontKept(), pageFilesPlugin, noImportCircles()],
  build: {
    ...SHARED_BUILD,
    rolldownOptions: {
      output: {
        // Files that pages share are named after all of these pages, and the first file has the names of all files.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${shortName(names[0] ?? '[name]').replace(/\.[^.]+$/, '')}-[hash][extname]`,
        codeSplitting: {
          // A page that is opened waits for each of its files, so small modules of the same pages share one (docs/benchmarks.md).
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
            { name: 'initial', tags: ['$initial'], priority: 8 },
            ...pageFileGroups,
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: MERGED_BYTES },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': process.env.EARSHOT_API ?? 'http://127.0.0.1:8080' } },
});

export default defineConfig(({ mode }) => (mode === 'site' ? SITE : APP));
