import { type RefObject, useRef } from 'react';
import type { SearchResultPage } from '../../../api/queries';
import type { EpisodeHit, PodcastHit } from '../../../api/types';
import { PodcastLink } from '../../../widgets/catalog-links';
import { MAX_ITEMS } from '../codecs';
import type { Plan } from '../plans';
import type { SearchRequest } from '../search-request';
import type { ListActions } from '../lists/list-actions';
import { isByRelevance, type Sort } from '../sorts';
import { MAX_COMPARED, type SearchState, type View } from '../state';
import { ListActionsContext } from '../lists/list-actions';
import { RelevancyContext, reviewsOf } from '../lists/relevancy';
import { RelevancyNotice } from '../lists/RelevancyNotice';
import { useResultLists } from '../lists/useResultLists';
import { BestMoments } from './BestMoments';
import { EpisodeRow } from './EpisodeRow';
import { EpisodeTable } from './EpisodeTable';
import type { PageRequest } from './page-request';
import { PodcastRow } from './PodcastRow';
import { PodcastTable } from './PodcastTable';
import { QuickLook, type QuickLookHit } from './QuickLook';
import classes from './Results.module.css';
import { ResultsBar } from './ResultsBar';
import { useQuickLook } from './useQuickLook';
import { useResultKeys } from './useResultKeys';

interface ResultsProps {
  state: SearchState;
  search: SearchRequest;
  pages: readonly [SearchResultPage, ...SearchResultPage[]];
  plan: Plan;
  /** The view, when the URL has none. */
  defaultView: View;
  /** Whether the bar contains the sort control. Narrow screens show it in a sheet. */
  hasSortControl: boolean;
  target: ListActions['target'];
  onChange: (state: SearchState) => void;
  /** Changes the state without an entry in the history. */
  onReplace: (state: SearchState) => void;
  onChangeView: (view: View) => void;
}

/** The position of the focused result among all results of the page, or -1. */
const focusedPosition = (container: RefObject<HTMLElement | null>) => Array.from(container.current?.querySelectorAll('[data-result]') ?? []).indexOf(document.activeElement ?? document.body);

export function Results({ state, search, pages, plan, defaultView, hasSortControl, target, onChange, onReplace, onChangeView }: ResultsProps) {
  const container = useRef<HTMLDivElement>(null);
  const podcasts: { hit: PodcastHit; request: PageRequest }[] = [];
  const episodes: { hit: EpisodeHit; request: PageRequest }[] = [];
  for (const [index, page] of pages.entries()) {
    const request: PageRequest = { mode: page.mode, options: search.options, hasPassages: search.hasPassages, cursor: pages[index - 1]?.cursor ?? null };
    if (page.mode === 'podcasts') podcasts.push(...page.result.hits.map((hit) => ({ hit, request })));
    else episodes.push(...page.result.hits.map((hit) => ({ hit, request })));
  }
  const looks: QuickLookHit[] = [...podcasts.map(({ hit }) => ({ kind: 'podcast' as const, hit })), ...episodes.map(({ hit }) => ({ kind: 'episode' as const, hit }))];
  const view = state.view ?? defaultView;
  const isTable = view === 'table';
  const sort = (sorts: readonly Sort[]) => onChange({ ...state, sorts });
  const hide = (podcastId: string) => onChange({ ...state, notPodcasts: [...state.notPodcasts, podcastId].slice(-MAX_ITEMS) });
  const comparisonOf = (slug: string) => (state.compared.includes(slug) ? 'selected' : state.compared.length < MAX_COMPARED ? 'available' : 'full');
  const compare = (slug: string) => onChange({ ...state, compared: state.compared.includes(slug) ? state.compared.filter((other) => other !== slug) : [...state.compared, slug] });
  const look = useQuickLook(state, looks, container, onChange, onReplace);
  useResultKeys(container, look.open);
  const titles = new Map([
    ...podcasts.map(({ hit }) => [hit.podcastId, hit.podcastRssTitle] as const),
    ...episodes.map(({ hit }) => [hit.podcastId, hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle] as const),
  ]);
  const listed = [...titles].map(([podcastId, title]) => ({ podcastId, title }));
  const focusedPodcast = () => {
    const podcastId = looks[focusedPosition(container)]?.hit.podcastId;
    return listed.find((podcast) => podcast.podcastId === podcastId) ?? null;
  };
  const [first] = pages;
  // Lists need an account.
  const hasLists = plan !== 'public';
  const compareSelected = (podcastIds: readonly string[]) => {
    const compared = podcasts.filter(({ hit }) => podcastIds.includes(hit.podcastId)).map(({ hit }) => hit.podcastSlug);
    onChange({ ...state, compared, isComparing: 'yes' });
  };
  const lists = useResultLists(
    { listKey: JSON.stringify([search.mode, search.options]), target, searchId: first.searchId, total: first.result.total, onCompare: podcasts.length > 0 ? compareSelected : null },
    listed,
    focusedPodcast,
    hasLists,
  );
  const reviews = state.relevancy && target ? reviewsOf(pages) : null;
  return (
    <ListActionsContext value={hasLists ? lists.actions : null}>
      <RelevancyContext value={reviews}>
        <ResultsBar
          state={state}
          pages={pages}
          plan={plan}
          view={view}
          hasSortControl={hasSortControl}
          selection={hasLists ? lists : null}
          onChange={onChange}
          onChangeView={(next) => {
            onChangeView(next);
            onChange({ ...state, view: next });
          }}
        />
        {reviews?.size === 0 && target && <RelevancyNotice list={target} />}
        {look.isMissing && <MissingLook slug={podcasts.length > 0 ? state.look : null} />}
        {isByRelevance(state.sorts) && <BestMoments hits={episodes.map(({ hit }) => hit)} />}
        <div ref={container}>
          {isTable && podcasts.length > 0 && <PodcastTable hits={podcasts.map(({ hit }) => hit)} plan={plan} sorts={state.sorts} onSort={sort} comparisonOf={comparisonOf} onCompare={compare} />}
          {isTable && episodes.length > 0 && <EpisodeTable hits={episodes.map(({ hit }) => hit)} sorts={state.sorts} onSort={sort} />}
          {!isTable && (
            <ol className="plain-list">
              {podcasts.map(({ hit, request }, position) => (
                <PodcastRow
                  key={hit.podcastId}
                  hit={hit}
                  request={request}
                  plan={plan}
                  comparison={comparisonOf(hit.podcastSlug)}
                  onCompare={() => compare(hit.podcastSlug)}
                  onQuickLook={() => look.open(position)}
                  onHide={hide}
                />
              ))}
              {episodes.map(({ hit, request }, position) => (
                <EpisodeRow key={hit.episodeId} hit={hit} request={request} onQuickLook={() => look.open(podcasts.length + position)} onHide={hide} />
              ))}
            </ol>
          )}
        </div>
        <QuickLook
          result={look.position === null ? null : (looks[look.position] ?? null)}
          place={look.position === null ? '' : `${look.position + 1} of ${looks.length}`}
          plan={plan}
          onStep={look.step}
          onClose={look.close}
        />
        {hasLists && lists.overlays}
      </RelevancyContext>
    </ListActionsContext>
  );
}

/** A link opens a result that this search no longer finds, or finds on a later page. */
function MissingLook({ slug }: { slug: string | null }) {
  return (
    <p className={classes.missingLook} role="status">
      The linked result isn’t among those shown. {slug !== null && <PodcastLink slug={slug}>Open its page</PodcastLink>}
    </p>
  );
}
