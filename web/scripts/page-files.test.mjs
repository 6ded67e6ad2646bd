import { expect, it } from 'vitest';
import { assignFiles, collectedBy, filesOf } from '../page-files.ts';

const FRAME = '/src/app/frame/AppFrame.tsx';
const LIST = '/src/features/projects/table/PodcastsSubPage.tsx';
const moduleOf = (...imports) => ({ imports, collected: [] });
const chunk = (fileName, imports = [], css = []) => ({ fileName, imports, viteMetadata: { importedCss: new Set(css) } });

it('puts each module into the first file that needs it', () => {
  const modules = new Map([
    [FRAME, moduleOf('/rail')],
    [LIST, moduleOf('/rail', '/table', '/badge')],
    ['/src/charts', moduleOf('/badge', '/plot')],
    ['/rail', moduleOf('/icon')],
    ['/table', moduleOf('/icon', '/badge')],
    ['/badge', moduleOf()],
    ['/icon', moduleOf()],
    ['/plot', moduleOf()],
  ]);
  const { own } = assignFiles(modules, [FRAME, LIST, '/src/charts']);
  expect(Object.fromEntries(own)).toEqual({ [FRAME]: 'frame', '/rail': 'frame', '/icon': 'frame', [LIST]: 'list', '/table': 'list', '/badge': 'parts' });
});

it('finds what lists share with other pages in collections of components', () => {
  expect(collectedBy('import { Button as B, Text } from "@mantine/core";\nimport { useMediaQuery } from "@mantine/hooks";\nimport { x } from "./x";')).toEqual(['button', 'text', 'usemediaquery']);
  const modules = new Map([
    [LIST, { imports: [], collected: ['button', 'tabs'] }],
    ['/src/charts', { imports: [], collected: ['button', 'slider'] }],
  ]);
  expect([...assignFiles(modules, [LIST, '/src/charts']).shared]).toEqual(['button']);
});

it('finds each file that a page needs once', () => {
  const [entry, search, ...others] = [chunk('index.js', ['react.js'], ['index.css']), chunk('search.js', ['index.js', 'parts.js'], ['search.css']), chunk('parts.js', ['react.js'], ['search.css']), chunk('react.js'), chunk('charts.js')];
  expect(filesOf([entry, search], [entry, search, ...others])).toEqual({ scripts: ['index.js', 'search.js', 'react.js', 'parts.js'], styles: ['index.css', 'search.css'] });
});
