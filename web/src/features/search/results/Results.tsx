import { useRef, useState } from 'react';
import type { SearchResultPage } from '../../../api/queries';
import type { EpisodeHit, PodcastHit } from '../../../api/types';
import { MAX_ITEMS } from '../codecs';
import type { Plan } from '../plans';
import type { SearchRequest } from '../search-request';
import { isByRelevance, type Sort } from '../sorts';
import { MAX_COMPARED, type SearchState } from '../state';
import { BestMoments } from './BestMoments';
import { EpisodeRow } from './EpisodeRow';
import { EpisodeTable } from './EpisodeTable';
import type { PageRequest } from './page-request';
import { PodcastRow } from './PodcastRow';
import { PodcastTable } from './PodcastTable';
import { QuickLook, type QuickLookHit } from './QuickLook';
import classes from './Results.module.css';
import { readSavedView } from './saved-view';
import { useResultKeys } from './useResultKeys';

interface ResultsProps {
  state: SearchState;
  search: SearchRequest;
  pages: readonly SearchResultPage[];
  plan: Plan;
  onChange: (state: SearchState) => void;
}

export function Results({ state, search, pages, plan, onChange }: ResultsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  useResultKeys(container, setLookedAt);
  const podcasts: { hit: PodcastHit; request: PageRequest }[] = [];
  const episodes: { hit: EpisodeHit; request: PageRequest }[] = [];
  for (const [index, page] of pages.entries()) {
    const request: PageRequest = { mode: page.mode, options: search.options, hasPassages: search.hasPassages, cursor: pages[index - 1]?.cursor ?? null };
    if (page.mode === 'podcasts') podcasts.push(...page.result.hits.map((hit) => ({ hit, request })));
    else episodes.push(...page.result.hits.map((hit) => ({ hit, request })));
  }
  const looks: QuickLookHit[] = [...podcasts.map(({ hit }) => ({ kind: 'podcast' as const, hit })), ...episodes.map(({ hit }) => ({ kind: 'episode' as const, hit }))];
  const isTable = (state.view ?? readSavedView()) === 'table';
  const sort = (sorts: readonly Sort[]) => onChange({ ...state, sorts });
  const hide = (podcastId: string) => onChange({ ...state, notPodcasts: [...state.notPodcasts, podcastId].slice(-MAX_ITEMS) });
  const comparisonOf = (slug: string) => (state.compared.includes(slug) ? 'selected' : state.compared.length < MAX_COMPARED ? 'available' : 'full');
  const compare = (slug: string) => onChange({ ...state, compared: state.compared.includes(slug) ? state.compared.filter((other) => other !== slug) : [...state.compared, slug] });
  // The panel follows the results, and so does the focus: it is on the result when the panel closes.
  const focusResult = (position: number) => container.current?.querySelectorAll<HTMLElement>('[data-result]')[position]?.focus();
  const closeLook = () => {
    const position = lookedAt;
    setLookedAt(null);
    if (position !== null) requestAnimationFrame(() => focusResult(position));
  };
  return (
    <div>
      {isByRelevance(state.sorts) && <BestMoments hits={episodes.map(({ hit }) => hit)} />}
      <div ref={container}>
        {isTable && podcasts.length > 0 && <PodcastTable hits={podcasts.map(({ hit }) => hit)} plan={plan} sorts={state.sorts} onSort={sort} comparisonOf={comparisonOf} onCompare={compare} />}
        {isTable && episodes.length > 0 && <EpisodeTable hits={episodes.map(({ hit }) => hit)} sorts={state.sorts} onSort={sort} />}
        {!isTable && (
          <ol className={classes.list}>
            {podcasts.map(({ hit, request }, position) => (
              <PodcastRow
                key={hit.podcastId}
                hit={hit}
                request={request}
                plan={plan}
                comparison={comparisonOf(hit.podcastSlug)}
                onCompare={() => compare(hit.podcastSlug)}
                onQuickLook={() => setLookedAt(position)}
                onHide={hide}
              />
            ))}
            {episodes.map(({ hit, request }, position) => (
              <EpisodeRow key={hit.episodeId} hit={hit} request={request} onQuickLook={() => setLookedAt(podcasts.length + position)} onHide={hide} />
            ))}
          </ol>
        )}
      </div>
      <QuickLook
        result={lookedAt === null ? null : (looks[lookedAt] ?? null)}
        place={lookedAt === null ? '' : `${lookedAt + 1} of ${looks.length}`}
        plan={plan}
        onStep={(step) => setLookedAt((position) => (position === null ? null : Math.min(looks.length - 1, Math.max(0, position + step))))}
        onClose={closeLook}
      />
    </div>
  );
}
