import type { Facet, SearchMode } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { isAtLeast, type Plan } from '../plans';
import type { SearchState } from '../state';
import { ActivityFilters, AudienceFilters, CategoryFilters, ContactFilters, EpisodeFilters, PeopleFilters, TopicFilters } from './filter-sections';
import type { SectionProps } from './filter-fields';
import classes from './Filters.module.css';
import { TargetsFilter } from './TargetsFilter';

interface FiltersProps {
  state: SearchState;
  /** The mode that is searched. */
  mode: SearchMode;
  plan: Plan;
  /** The facet counts of this search. Empty before the first response. */
  facets: readonly Facet[];
  onChange: (state: SearchState) => void;
}

export function Filters({ state, mode, plan, facets, onChange }: FiltersProps) {
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
      <TargetsFilter state={state} mode={mode} onChange={onChange} />
      <CategoryFilters {...props} />
      <TopicFilters {...props} />
      <ActivityFilters {...props} />
      <EpisodeFilters {...props} />
      <PeopleFilters {...props} />
      <AudienceFilters {...props} />
      <ContactFilters {...props} />
    </>
  );
}
