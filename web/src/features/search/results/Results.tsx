import { useRef } from 'react';
import type { SearchResultPage } from '../../../api/queries';
import type { EpisodeHit, PodcastHit } from '../../../api/types';
import { MAX_ITEMS } from '../codecs';
import type { SearchRequest } from '../search-request';
import type { Sort } from '../sorts';
import type { SearchState } from '../state';
import type { PageRequest } from './page-request';
import { EpisodeRow } from './EpisodeRow';
import { EpisodeTable } from './EpisodeTable';
import { PodcastRow } from './PodcastRow';
import { PodcastTable } from './PodcastTable';
import classes from './Results.module.css';
import { readSavedView } from './saved-view';
import { useResultKeys } from './useResultKeys';

interface ResultsProps {
  state: SearchState;
  search: SearchRequest;
  pages: readonly SearchResultPage[];
  onChange: (state: SearchState) => void;
}

export function Results({ state, search, pages, onChange }: ResultsProps) {
  const container = useRef<HTMLDivElement>(null);
  useResultKeys(container);
  const podcasts: { hit: PodcastHit; request: PageRequest }[] = [];
  const episodes: { hit: EpisodeHit; request: PageRequest }[] = [];
  for (const [index, page] of pages.entries()) {
    const request: PageRequest = { mode: page.mode, options: search.options, hasPassages: search.hasPassages, cursor: pages[index - 1]?.cursor ?? null };
    if (page.mode === 'podcasts') podcasts.push(...page.result.hits.map((hit) => ({ hit, request })));
    else episodes.push(...page.result.hits.map((hit) => ({ hit, request })));
  }
  const isTable = (state.view ?? readSavedView()) === 'table';
  const sort = (sorts: readonly Sort[]) => onChange({ ...state, sorts });
  const hide = (podcastId: string) => onChange({ ...state, notPodcasts: [...state.notPodcasts, podcastId].slice(-MAX_ITEMS) });
  return (
    <div ref={container}>
      {isTable && podcasts.length > 0 && <PodcastTable hits={podcasts.map(({ hit }) => hit)} sorts={state.sorts} onSort={sort} />}
      {isTable && episodes.length > 0 && <EpisodeTable hits={episodes.map(({ hit }) => hit)} sorts={state.sorts} onSort={sort} />}
      {!isTable && (
        <ol className={classes.list}>
          {podcasts.map(({ hit, request }) => (
            <PodcastRow key={hit.podcastId} hit={hit} request={request} onHide={hide} />
          ))}
          {episodes.map(({ hit, request }) => (
            <EpisodeRow key={hit.episodeId} hit={hit} request={request} onHide={hide} />
          ))}
        </ol>
      )}
    </div>
  );
}
