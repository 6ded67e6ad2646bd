/** The sections of filters. */
import { Input, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '../../../api/queries';
import { countryCodes, countryName } from '../../../ui/countries';
import { formatCompact, genreName, languageName } from '../../../ui/format';
import { FREQUENCY_LABELS, labelOf, SOCIAL_LABELS } from '../../../ui/labels';
import { countByBaseLanguage } from '../../../ui/languages';
import { MultiSelectField } from '../../../ui/MultiSelectField';
import { toSelectOptions } from '../../../ui/select-options';
import { TopicLinks } from '../../../widgets/TopicLinks';
import { ChartField } from './ChartField';
import { facetValues, topLanguages, topValues, yesNoCounts } from './facets';
import { countActive, DateFilterField, MinimumFilterField, RangeFilterField, requiredPlanOf, type SectionProps, YesNoFilterField } from './filter-fields';
import { FilterLabel } from './FilterLabel';
import { NameFilterField } from './NameFilterField';
import { FacetValues } from './FacetValues';
import { FilterSection } from './FilterSection';
import { COUNT, FROM_ZERO, RATING, SCORE } from './filter-table';
import classes from './Filters.module.css';

const SOCIAL_OPTIONS = Object.entries(SOCIAL_LABELS).map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = countryCodes().map((value) => ({ value, label: countryName(value) }));

export function LanguageFilters({ state, facets, set }: SectionProps) {
  const { data: statistics } = useQuery(statisticsQuery);
  return (
    <FilterSection label="Language" isInitiallyOpen activeCount={countActive(state, ['languages'])}>
      <div>
        <MultiSelectField label="Languages" placeholder="Any" options={toSelectOptions(countByBaseLanguage(statistics?.languages ?? []), state.languages, languageName)} value={state.languages} onChange={(languages) => set({ languages })} />
        <FacetValues label="Languages" values={topLanguages(facets, state.languages)} chosen={state.languages} disabled={false} name={languageName} onChange={(languages) => set({ languages })} />
      </div>
    </FilterSection>
  );
}

export function GenreFilters({ state, facets, set }: SectionProps) {
  const { data: statistics } = useQuery(statisticsQuery);
  const genres = statistics?.genres ?? [];
  const setGenres = (chosen: string[]) => set({ genres: chosen, notGenres: state.notGenres.filter((genre) => !chosen.includes(genre)) });
  return (
    <FilterSection label="Genre" isInitiallyOpen activeCount={countActive(state, ['genres', 'notGenres', 'explicit'])}>
      <div>
        <MultiSelectField label="Genres" placeholder="Any" options={toSelectOptions(genres, state.genres, genreName)} value={state.genres} onChange={setGenres} />
        <FacetValues label="Genres" values={topValues(facetValues(facets, 'genre'), state.genres)} chosen={state.genres} disabled={false} name={genreName} onChange={setGenres} />
      </div>
      <MultiSelectField
        label="Exclude genres"
        placeholder="None"
        options={toSelectOptions(genres, state.notGenres, genreName)}
        value={state.notGenres}
        onChange={(notGenres) => set({ notGenres, genres: state.genres.filter((genre) => !notGenres.includes(genre)) })}
      />
      <NativeSelect
        label="Explicit content"
        size="sm"
        value={state.explicit ?? ''}
        data={[
          { value: '', label: 'Clean and explicit' },
          { value: 'clean', label: 'Clean only' },
          { value: 'explicit', label: 'Explicit only' },
        ]}
        onChange={({ currentTarget: { value } }) => set({ explicit: value === 'clean' || value === 'explicit' ? value : null })}
      />
    </FilterSection>
  );
}

export function CountryFilters({ state, plan, facets, set }: SectionProps) {
  const lock = requiredPlanOf('countries', plan);
  return (
    <FilterSection label="Country" activeCount={countActive(state, ['countries'])}>
      <div>
        <MultiSelectField label="Countries" labelContent={<FilterLabel text="Countries" requiredPlan={lock} />} placeholder="Any" options={COUNTRY_OPTIONS} value={state.countries} disabled={lock !== null} onChange={(countries) => set({ countries })} />
        <FacetValues label="Countries" values={topValues(facetValues(facets, 'country'), state.countries)} chosen={state.countries} disabled={lock !== null} name={countryName} onChange={(countries) => set({ countries })} />
      </div>
    </FilterSection>
  );
}

const identity = (value: string) => value;

/** Topics and keywords have no fixed list, so the results provide the options. A plan without this filter can still search for a topic. */
export function TopicFilters({ state, plan, facets, set }: SectionProps) {
  const lock = requiredPlanOf('topics', plan);
  const [topics, keywords] = [facetValues(facets, 'topics'), facetValues(facets, 'keywords')];
  if (topics.length + keywords.length + state.topics.length + state.keywords.length === 0) return null;
  const isLocked = lock !== null;
  return (
    <FilterSection label="Topics and keywords" activeCount={countActive(state, ['topics', 'keywords'])}>
      <div>
        <MultiSelectField label="Topics" labelContent={<FilterLabel text="Topics" requiredPlan={lock} />} placeholder="Any" options={toSelectOptions(topics, state.topics, identity)} value={state.topics} disabled={isLocked} onChange={(chosen) => set({ topics: chosen })} />
        {isLocked ? (
          <TopicLinks topics={topValues(topics, []).map(({ value }) => value)} label="Topics in the results" mode={state.mode} />
        ) : (
          <FacetValues label="Topics" values={topValues(topics, state.topics)} chosen={state.topics} disabled={false} name={identity} onChange={(chosen) => set({ topics: chosen })} />
        )}
      </div>
      <MultiSelectField label="Keywords" labelContent={<FilterLabel text="Keywords" requiredPlan={lock} />} placeholder="Any" options={toSelectOptions(keywords, state.keywords, identity)} value={state.keywords} disabled={isLocked} onChange={(chosen) => set({ keywords: chosen })} />
    </FilterSection>
  );
}

export function ActivityFilters(props: SectionProps) {
  const frequencies = facetValues(props.facets, 'updateFrequency');
  return (
    <FilterSection label="Activity" isInitiallyOpen activeCount={countActive(props.state, ['activeSince', 'foundedSince', 'addedSince', 'episodes', 'veryStale', 'machineMade'])}>
      <DateFilterField {...props} filter="activeSince" text="Latest episode" />
      <DateFilterField {...props} filter="foundedSince" text="First episode" />
      <DateFilterField {...props} filter="addedSince" text="Added to Earshot" />
      <RangeFilterField {...props} filter="episodes" text="Number of episodes" bounds={FROM_ZERO} />
      <YesNoFilterField {...props} filter="veryStale" text="Inactive" counts={yesNoCounts(props.facets, 'veryStale')} />
      <YesNoFilterField {...props} filter="machineMade" text="Likely machine-generated" counts={yesNoCounts(props.facets, 'likelyMachineMade')} />
      {frequencies.length > 0 && (
        <div>
          <Input.Label labelElement="div" size="sm">
            Publishing frequency
          </Input.Label>
          <dl className={classes.frequencies}>
            {frequencies.map(({ value, count }) => (
              <Frequency key={value} label={labelOf(FREQUENCY_LABELS, value)} count={count} />
            ))}
          </dl>
        </div>
      )}
    </FilterSection>
  );
}

interface FrequencyProps {
  label: string;
  count: number;
}

function Frequency({ label, count }: FrequencyProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={classes.count}>{formatCompact(count)}</dd>
    </>
  );
}

export function EpisodeFilters(props: SectionProps) {
  return (
    <FilterSection label="Episodes" activeCount={countActive(props.state, ['hasTranscript', 'publishedSince', 'publishedBefore', 'createdSince', 'updatedSince'])}>
      <Text size="xs" c="dimmed">
        These filters switch to episode search.
      </Text>
      <YesNoFilterField {...props} filter="hasTranscript" text="Has a transcript" counts={yesNoCounts(props.facets, 'hasTranscript')} />
      <DateFilterField {...props} filter="publishedSince" text="Published since" />
      <DateFilterField {...props} filter="publishedBefore" text="Published before" isEnd />
      <DateFilterField {...props} filter="createdSince" text="Episode added to Earshot" />
      <DateFilterField {...props} filter="updatedSince" text="Last updated" />
    </FilterSection>
  );
}

export function PeopleFilters(props: SectionProps) {
  const { state, plan, facets, set } = props;
  const personLock = requiredPlanOf('persons', plan);
  const sponsorLock = requiredPlanOf('sponsors', plan);
  return (
    <FilterSection label="Guests, hosts and sponsors" isInitiallyOpen activeCount={countActive(state, ['hasGuests', 'persons', 'sponsors'])}>
      <YesNoFilterField {...props} filter="hasGuests" text="Has guests" counts={yesNoCounts(facets, 'hasGuests')} />
      <NameFilterField label={<FilterLabel text="Guest or host" requiredPlan={personLock} />} name="Guest or host" roles={['guest', 'host']} value={state.persons} disabled={personLock !== null} onChange={(persons) => set({ persons })} />
      <NameFilterField label={<FilterLabel text="Sponsor" requiredPlan={sponsorLock} />} name="Sponsor" roles={[]} value={state.sponsors} disabled={sponsorLock !== null} onChange={(sponsors) => set({ sponsors })} />
    </FilterSection>
  );
}

export function AudienceFilters(props: SectionProps) {
  const keys = ['authority', 'quality', 'engagement', 'social', 'youtube', 'listeners', 'appleRating', 'appleRatings', 'spotifyRating', 'spotifyRatings', 'castboxPlays', 'castboxSubscribers', 'chart'] as const;
  const chartLock = requiredPlanOf('chart', props.plan);
  return (
    <FilterSection label="Audience and ratings" activeCount={countActive(props.state, keys)}>
      <Text size="xs" c="dimmed">
        Shows without this figure are hidden.
      </Text>
      <ChartField label={<FilterLabel text="On a chart" requiredPlan={chartLock} />} value={props.state.chart} disabled={chartLock !== null} onChange={(chart) => props.set({ chart })} />
      <RangeFilterField {...props} filter="authority" text="Authority score" bounds={SCORE} />
      <RangeFilterField {...props} filter="listeners" text="Monthly listeners" bounds={FROM_ZERO} />
      <MinimumFilterField {...props} filter="appleRating" text="Minimum Apple rating" bounds={RATING} />
      <MinimumFilterField {...props} filter="appleRatings" text="Minimum number of Apple ratings" bounds={COUNT} />
      <MinimumFilterField {...props} filter="spotifyRating" text="Minimum Spotify rating" bounds={RATING} />
      <MinimumFilterField {...props} filter="spotifyRatings" text="Minimum number of Spotify ratings" bounds={COUNT} />
      <MinimumFilterField {...props} filter="castboxPlays" text="Minimum Castbox plays" bounds={COUNT} />
      <MinimumFilterField {...props} filter="castboxSubscribers" text="Minimum Castbox subscribers" bounds={COUNT} />
      <RangeFilterField {...props} filter="quality" text="Quality score" bounds={SCORE} />
      <RangeFilterField {...props} filter="engagement" text="Engagement score" bounds={SCORE} />
      <RangeFilterField {...props} filter="social" text="Social score" bounds={SCORE} />
      <RangeFilterField {...props} filter="youtube" text="YouTube score" bounds={SCORE} />
    </FilterSection>
  );
}

export function ContactFilters(props: SectionProps) {
  const { state, plan, set } = props;
  const lock = requiredPlanOf('socials', plan);
  return (
    <FilterSection label="Contacts and social profiles" isInitiallyOpen activeCount={countActive(state, ['hasContact', 'socials'])}>
      <YesNoFilterField {...props} filter="hasContact" text="Has a contact" />
      <MultiSelectField label="Social profiles" labelContent={<FilterLabel text="Social profiles" requiredPlan={lock} />} placeholder="Any" options={SOCIAL_OPTIONS} value={state.socials} disabled={lock !== null} onChange={(socials) => set({ socials })} />
    </FilterSection>
  );
}
