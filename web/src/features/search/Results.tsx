import { useRef } from 'react';
import type { SearchPage } from '../../api/queries';
import type { EpisodeHit, PodcastHit } from '../../api/types';
import { EpisodeRow } from './EpisodeRow';
import { EpisodeTable } from './EpisodeTable';
import { PodcastRow } from './PodcastRow';
import { PodcastTable } from './PodcastTable';
import { readSavedView } from './saved-view';
import classes from './Search.module.css';
import type { SearchState } from './state';
import { useResultKeys } from './useResultKeys';

interface ResultsProps {
  state: SearchState;
  pages: readonly SearchPage[];
  onChange: (state: SearchState) => void;
}

export function Results({ state, pages, onChange }: ResultsProps) {
  const container = useRef<HTMLDivElement>(null);
  useResultKeys(container);
  const podcasts: PodcastHit[] = [];
  const episodes: EpisodeHit[] = [];
  for (const page of pages) {
    if (page.mode === 'podcasts') podcasts.push(...page.result.hits);
    else episodes.push(...page.result.hits);
  }
  const isTable = (state.view ?? readSavedView()) === 'table';
  const sort = (next: SearchState['sort']) => onChange({ ...state, sort: next });
  return (
    <div ref={container}>
      {isTable && podcasts.length > 0 && <PodcastTable hits={podcasts} sort={state.sort} onSort={sort} />}
      {isTable && episodes.length > 0 && <EpisodeTable hits={episodes} sort={state.sort} onSort={sort} />}
      {!isTable && (
        <ol className={classes.list}>
          {podcasts.map((hit) => (
            <PodcastRow key={hit.podcastId} hit={hit} />
          ))}
          {episodes.map((hit) => (
            <EpisodeRow key={hit.episodeId} hit={hit} />
          ))}
        </ol>
      )}
    </div>
  );
}
