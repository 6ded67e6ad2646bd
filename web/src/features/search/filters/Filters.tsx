import { IconLock } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import type { SearchResultPage } from '../../../api/queries';
import { AppLink } from '../../../ui/navigation/AppLink';
import { plural } from '../../../ui/text/format';
import { RetrievalModeSwitch } from '../RetrievalModeSwitch';
import { type Plan, plansPath } from '../plans';
import type { SearchRequest } from '../search-request';
import type { SearchState } from '../state';
import { ActivityFilters, AudienceFilters, ContactFilters, CountryFilters, EpisodeFilters, GenreFilters, LanguageFilters, PeopleFilters, TopicFilters } from './filter-sections';
import type { SectionProps } from './filter-fields';
import { countLocked, type FilterGroup, hasFilters, usedFirst } from './filter-groups';
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

const SECTIONS: Readonly<Record<FilterGroup, ComponentType<SectionProps>>> = {
  activity: ActivityFilters, people: PeopleFilters, contacts: ContactFilters, audience: AudienceFilters, language: LanguageFilters,
  genre: GenreFilters, country: CountryFilters, topics: TopicFilters, episodes: EpisodeFilters,
};

/** Filters that the search uses come first when the page opens. Sections stay where they are while a filter is set, under the pointer and the focus. */
export function Filters({ state, search, plan, page, onChange }: FiltersProps) {
  const facets = useFacets(state, search, page);
  const [groups] = useState(() => usedFirst(state));
  const set: SectionProps['set'] = (changes) => onChange({ ...state, ...changes });
  const locked = countLocked(plan);
  return (
    <>
      {groups
        .filter((group) => hasFilters(group, plan))
        .map((group) => {
          const Section = SECTIONS[group];
          return <Section key={group} state={state} plan={plan} facets={facets} set={set} />;
        })}
      <TargetsFilter state={state} mode={search.mode} onChange={onChange}>
        <RetrievalModeSwitch state={state} page={page} onChange={onChange} />
      </TargetsFilter>
      {locked > 0 && (
        <p className={classes.locked}>
          <IconLock size={14} aria-hidden="true" />
          <span>
            {plural(locked, 'more filter')} with {plan === 'public' ? 'an account or a paid plan' : 'a paid plan'}: guests, contacts, audience, topics, country.{' '}
            <AppLink href={plansPath(plan)}>{plan === 'public' ? 'Sign in' : 'See your plan'}</AppLink>
          </span>
        </p>
      )}
    </>
  );
}
