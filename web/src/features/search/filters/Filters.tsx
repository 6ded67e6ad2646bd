import type { SearchResultPage } from '../../../api/queries';
import { AppLink } from '../../../ui/AppLink';
import { paths } from '../../../urls/paths';
import { RetrievalModeSwitch } from '../RetrievalModeSwitch';
import { isAtLeast, type Plan } from '../plans';
import type { SearchRequest } from '../search-request';
import type { SearchState } from '../state';
import { ActivityFilters, AudienceFilters, ContactFilters, CountryFilters, EpisodeFilters, GenreFilters, LanguageFilters, PeopleFilters, TopicFilters } from './filter-sections';
import type { SectionProps } from './filter-fields';
import classes from './Filters.module.css';
import { TargetsFilter } from './TargetsFilter';
import { useFacets } from './useFacets';

interface FiltersProps {
  state: SearchState;
  search: SearchRequest;
  plan: Plan;
  /** The first result page, once it has loaded. */
  page: SearchResultPage | undefined;
  onChange: (state: SearchState) => void;
}

/** The sections are in the order in which people decide: is the show alive, does it take guests, can it be reached, who listens. */
export function Filters({ state, search, plan, page, onChange }: FiltersProps) {
  const facets = useFacets(state, search, page);
  const set: SectionProps['set'] = (changes) => onChange({ ...state, ...changes });
  const props = { state, plan, facets, set };
  return (
    <>
      {!isAtLeast(plan, 'individual') && (
        <p className={classes.lockNote}>
          {plan === 'public' ? (
            <AppLink href={paths.signIn({ source: 'filters' })}>Filters with a lock need a free account or a paid plan. Sign in to use them.</AppLink>
          ) : (
            <span>Filters with a lock need a paid plan. You’re on the {plan} plan.</span>
          )}
        </p>
      )}
      <ActivityFilters {...props} />
      <PeopleFilters {...props} />
      <ContactFilters {...props} />
      <AudienceFilters {...props} />
      <LanguageFilters {...props} />
      <GenreFilters {...props} />
      <CountryFilters {...props} />
      <TopicFilters {...props} />
      <EpisodeFilters {...props} />
      <TargetsFilter state={state} mode={search.mode} onChange={onChange}>
        <RetrievalModeSwitch state={state} page={page} onChange={onChange} />
      </TargetsFilter>
    </>
  );
}
