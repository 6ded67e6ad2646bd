import { useRef } from 'react';
import type { SearchPage } from '../../../api/queries';
import type { EpisodeHit, PodcastHit } from '../../../api/types';
import { MAX_ITEMS } from '../codecs';
import type { Search } from '../options';
import type { Sort } from '../sorts';
import type { SearchState } from '../state';
import type { Asked } from './asked';
import { EpisodeRow } from './EpisodeRow';
import { EpisodeTable } from './EpisodeTable';
import { PodcastRow } from './PodcastRow';
import { PodcastTable } from './PodcastTable';
import classes from './Results.module.css';
import { readSavedView } from './saved-view';
import { useResultKeys } from './useResultKeys';

interface ResultsProps {
  state: SearchState;
  search: Search;
  pages: readonly SearchPage[];
  onChange: (state: SearchState) => void;
}

export function Results({ state, search, pages, onChange }: ResultsProps) {
  const container = useRef<HTMLDivElement>(null);
  useResultKeys(container);
  const podcasts: { hit: PodcastHit; asked: Asked }[] = [];
  const episodes: { hit: EpisodeHit; asked: Asked }[] = [];
  for (const [place, page] of pages.entries()) {
    const asked: Asked = { mode: page.mode, options: search.options, hasPassages: search.hasPassages, cursor: pages[place - 1]?.cursor ?? null };
    if (page.mode === 'podcasts') podcasts.push(...page.result.hits.map((hit) => ({ hit, asked })));
    else episodes.push(...page.result.hits.map((hit) => ({ hit, asked })));
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
          {podcasts.map(({ hit, asked }) => (
            <PodcastRow key={hit.podcastId} hit={hit} asked={asked} onHide={hide} />
          ))}
          {episodes.map(({ hit, asked }) => (
            <EpisodeRow key={hit.episodeId} hit={hit} asked={asked} onHide={hide} />
          ))}
        </ol>
      )}
    </div>
  );
}
