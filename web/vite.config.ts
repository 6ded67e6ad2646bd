import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** Resolves the API client to its source, so that it needs no build step. */
export const alias = { earshot: fileURLToPath(new URL('../api/clients/typescript/src/index.ts', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  plugins: [react(), colorScheme(), fontPreload()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': process.env.EARSHOT_API ?? 'http://127.0.0.1:8080' } },
});
