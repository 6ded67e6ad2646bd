import { expect, it } from 'vitest';
import { findInvalidImports } from './layers.mjs';

it.each([
  ['ui/Artwork.tsx', "import { paths } from '../urls/paths';"],
  ['ui/Artwork.tsx', 'import { paths } from "../urls/paths";'],
  ['ui/Artwork.tsx', "import type { Podcast } from '../api/types';"],
  ['ui/Artwork.tsx', "import { ChartsSection } from '../features/podcast/ChartsSection';"],
  ['ui/plot/Plot.tsx', "export { ErrorState } from '../../widgets/ErrorState';"],
  ['ui/Artwork.tsx', "const Page = lazy(() => import('../features/home/HomePage'));"],
  ['ui/Artwork.tsx', 'const Page = lazy(() => import(`../features/home/HomePage`));'],
  ['ui/Artwork.tsx', "import '../app/base.css';"],
  ['ui/Artwork.tsx', "import {\n  one,\n  two,\n} from '../app/theme';"],
  ['api/queries.ts', "import { plural } from '../ui/format';"],
  ['api/queries.ts', "import { theme } from '../app/theme';"],
  ['urls/paths.ts', "import { plural } from '../ui/format';"],
  ['features/home/HomePage.tsx', "import { NotFoundPage } from '../../app/ErrorPage';"],
  ['widgets/SearchBox.tsx', "import { Shell } from '../app/Shell';"],
  ['widgets/SearchBox.tsx', "import { effectiveMode } from '../features/search/search-mode';"],
  ['features/home/HomePage.tsx', "import { effectiveMode } from '../search/search-mode';"],
  ['features/home/HomePage.tsx', "import { api } from '../../testing/api';"],
  ['features/home/HomePage.test.tsx', "import { theme } from '../../app/theme';"],
  ['lib/helpers.ts', ''],
])('rejects %s: %s', (path, source) => expect(findInvalidImports(path, source)).toHaveLength(1));

it.each([
  ['main.tsx', "import { App } from './app/App';"],
  ['ui/Artwork.tsx', "import { useRouter } from '@tanstack/react-router';\nimport { initials } from './initials';"],
  ['api/queries.ts', "import { parseQueryString } from '../urls/query-string';"],
  ['widgets/PodcastCard.tsx', "import { paths } from '../urls/paths';\nimport type { Podcast } from '../api/types';\nimport { Artwork } from '../ui/Artwork';"],
  ['features/search/filters/filter-table.ts', "import { paths } from '../../../urls/paths';\nimport { term } from '../terms/term';"],
  ['features/home/HomePage.test.tsx', "import { renderPage } from '../../testing/render';"],
  ['testing/render.tsx', "import { theme } from '../app/theme';"],
  ['app/router.tsx', "component: lazyRouteComponent(() => import('../features/home/HomePage'), 'HomePage')"],
])('accepts %s: %s', (path, source) => expect(findInvalidImports(path, source)).toEqual([]));
