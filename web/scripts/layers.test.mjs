import { expect, it } from 'vitest';
import { wrongImports } from './layers.mjs';

it.each([
  ['ui/Art.tsx', "import { paths } from '../app/paths';"],
  ['ui/Art.tsx', 'import { paths } from "../app/paths";'],
  ['ui/Art.tsx', "import type { Podcast } from '../api/types';"],
  ['ui/Art.tsx', "import { Charts } from '../features/podcast/Charts';"],
  ['ui/plot/Plot.tsx', "export { ErrorState } from '../../widgets/ErrorState';"],
  ['ui/Art.tsx', "const Page = lazy(() => import('../features/home/HomePage'));"],
  ['ui/Art.tsx', "import '../app/base.css';"],
  ['ui/Art.tsx', "import {\n  one,\n  two,\n} from '../app/theme';"],
  ['api/queries.ts', "import { plural } from '../ui/format';"],
  ['api/queries.ts', "import { theme } from '../app/theme';"],
  ['widgets/SearchBox.tsx', "import { Shell } from '../app/Shell';"],
  ['widgets/SearchBox.tsx', "import { mode } from '../features/search/mode';"],
  ['features/home/HomePage.tsx', "import { mode } from '../search/mode';"],
  ['lib/thing.ts', ''],
])('refuses %s: %s', (path, text) => expect(wrongImports(path, text)).toHaveLength(1));

it.each([
  ['main.tsx', "import { App } from './app/App';"],
  ['ui/Art.tsx', "import { useRouter } from '@tanstack/react-router';\nimport { initials } from './initials';"],
  ['api/queries.ts', "import { readList } from '../app/query-string';"],
  ['widgets/PodcastCard.tsx', "import { paths } from '../app/paths';\nimport type { Podcast } from '../api/types';\nimport { Art } from '../ui/Art';"],
  ['features/search/filters/table.ts', "import { paths } from '../../../app/paths';\nimport { term } from '../terms/term';"],
  ['app/router.tsx', "component: lazyRouteComponent(() => import('../features/home/HomePage'), 'HomePage')"],
])('lets %s: %s', (path, text) => expect(wrongImports(path, text)).toEqual([]));
