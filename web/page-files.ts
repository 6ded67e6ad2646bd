/**
 * Which modules share a file. A page that is opened waits for each of its files, and its files load further ones, so the frame of the
 * application and the page of a list come in three files beside the first ones:
 *
 * - `frame`: the frame, and everything it imports;
 * - `parts`: what lists have in common with other pages;
 * - `list`: what only lists have.
 *
 * A module is in the first of these that needs it. So each file imports only those before it, and never in a circle.
 */
import type { Plugin } from 'vite';

type PageFile = 'frame' | 'parts' | 'list';

const FRAME = ['/src/app/frame/AppFrame.tsx'];
const LIST = ['/src/features/projects/ProjectPage.tsx', '/src/features/projects/table/PodcastsSubPage.tsx'];
/** Opened from a list only. */
const OF_LISTS = ['/src/app/ProjectGuestPage.tsx', '/src/features/projects/table/controls.ts', '/src/features/projects/table/ListBoard.tsx', '/src/features/projects/table/ListCards.tsx'];
/** Packages that export much, each thing from a module that is named like it. */
const COLLECTIONS = ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'];

/** Links that the server adds to the head of pages (`api/src/web/shell.rs`), whose files would else wait for the first ones. */
const PRELOADED: Readonly<Record<string, readonly PageFile[]>> = { 'preload-app.html': ['frame'], 'preload-list.html': ['frame', 'parts', 'list'] };

/** The page that visitors open next from the home page, which has no app. Its links wait in a template until the browser is idle (`src/site/main.ts`). */
const PREFETCHED = { page: 'prefetch-search.html', from: '/src/features/search/SearchPage.tsx' };

interface Module {
  imports: readonly string[];
  /** What is imported of collections. */
  collected: readonly string[];
}

/** `useMediaQuery` comes from `use-media-query.mjs`. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase();

/** Reads what a compiled module imports of collections. */
export function collectedBy(code: string): string[] {
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...imports].flatMap(([, names = '', from = '']) => (COLLECTIONS.includes(from) ? names.split(',').flatMap((name) => plain(name.trim().split(/\s/)[0] ?? '') || []) : []));
}

/** The modules that a page imports, directly or through others. */
function reachedFrom(start: string, modules: ReadonlyMap<string, Module>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(modules.get(id)?.imports ?? []));
  }
  return reached;
}

/** Assigns the modules of pages to files. `pages` are loaded when they are opened. */
export function assignFiles(modules: ReadonlyMap<string, Module>, pages: readonly string[]): { own: Map<string, PageFile>; shared: Set<string> } {
  const isOneOf = (id: string, ends: readonly string[]) => ends.some((end) => id.endsWith(end));
  const reach = (isPage: (id: string) => boolean) => new Set(pages.filter(isPage).flatMap((id) => [...reachedFrom(id, modules)]));
  const frame = reach((id) => isOneOf(id, FRAME));
  const list = reach((id) => isOneOf(id, LIST));
  const others = reach((id) => !isOneOf(id, [...FRAME, ...LIST, ...OF_LISTS]));
  const own = new Map<string, PageFile>();
  for (const id of modules.keys()) {
    if (frame.has(id)) own.set(id, 'frame');
    else if (list.has(id)) own.set(id, others.has(id) ? 'parts' : 'list');
  }
  const collected = (ids: Iterable<string>) => new Set([...ids].flatMap((id) => modules.get(id)?.collected ?? []));
  const ofOthers = collected(others);
  return { own, shared: new Set([...collected(list)].filter((name) => ofOthers.has(name))) };
}

interface Chunk {
  fileName: string;
  imports: readonly string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** The files that chunks need, with those of the chunks that they import. */
export function filesOf(starts: readonly Chunk[], chunks: readonly Chunk[]): { scripts: string[]; styles: string[] } {
  const needed = new Set(starts);
  // A set visits what is added on the way.
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  const found = [...needed];
  return { scripts: found.map(({ fileName }) => fileName), styles: [...new Set(found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))] };
}

const isOwn = (id: string) => !id.includes('node_modules') && !id.startsWith('\0');

/** The plugin sees which modules import each other; the groups are for `codeSplitting`. */
export function pageFiles() {
  let { own, shared } = assignFiles(new Map(), []);
  const plugin: Plugin = {
    name: 'earshot-page-files',
    buildEnd() {
      const modules = new Map<string, Module>();
      const pages = new Set<string>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info || !isOwn(id)) continue;
        modules.set(id, { imports: info.importedIds.filter(isOwn), collected: collectedBy(info.code ?? '') });
        for (const page of info.dynamicallyImportedIds) pages.add(page);
      }
      ({ own, shared } = assignFiles(modules, [...pages]));
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const [page, files] of Object.entries(PRELOADED)) {
        const found = files.map((name) => chunks.find((chunk) => chunk.name === name) ?? this.error(`There is no file ${name}.`));
        const styles = found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const links = [
          ...found.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
          ...styles.map((fileName) => `<link rel="preload" as="style" crossorigin href="/${fileName}">`),
        ];
        this.emitFile({ type: 'asset', fileName: page, source: `${links.join('\n')}\n` });
      }
      const search = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(PREFETCHED.from)) ?? this.error(`There is no file of ${PREFETCHED.from}.`);
      const { scripts, styles } = filesOf([...chunks.filter(({ isEntry }) => isEntry), search], chunks);
      const prefetch = (as: string) => (fileName: string) => `<link rel="prefetch" as="${as}" crossorigin href="/${fileName}">`;
      const links = [...scripts.map(prefetch('script')), ...styles.map(prefetch('style'))];
      this.emitFile({ type: 'asset', fileName: PREFETCHED.page, source: `<template id="later">\n${links.join('\n')}\n</template>\n` });
    },
  };
  /** Whether a module is one of a collection that lists share with other pages: `Checkbox.mjs`, `IconX.mjs`. */
  const isShared = (id: string) => COLLECTIONS.some((from) => id.includes(`/node_modules/${from}/`)) && shared.has(plain(/([^\\/]+)\.m?js$/.exec(id)?.[1] ?? ''));
  const groups = (['frame', 'parts', 'list'] as const).map((name, index) => ({
    name,
    priority: 3 - index,
    test: (id: string) => own.get(id) === name || (name === 'parts' && isShared(id)),
  }));
  return { plugin, groups };
}
