/** The sections of filters. */
import { Input, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { statisticsQuery } from '../../../api/queries';
import { countryAliases, countryCodes, countryName } from '../../../ui/text/countries';
import { formatCompact, genreName, languageName } from '../../../ui/text/format';
import { SOCIAL_LABELS } from '../../../ui/text/labels';
import { countByBaseLanguage } from '../../../ui/text/languages';
import { MultiSelectField } from '../../../ui/forms/MultiSelectField';
import { toSelectOptions } from '../../../ui/forms/select-options';
import { TopicLinks } from '../../../widgets/TopicLinks';
import { ChartField } from './ChartField';
import { CountryGroups } from './CountryGroups';
import { facetValues, topLanguages, topValues, yesNoCounts } from './facets';
import { countActive, DateFilterField, isIncluded, MinimumFilterField, RangeFilterField, type SectionProps, YesNoFilterField } from './filter-fields';
import { NameFilterField } from './NameFilterField';
import { FacetValues } from './FacetValues';
import { FILTER_GROUPS } from './filter-groups';
import { frequencyName } from './frequencies';
import { FilterSection } from './FilterSection';
import { COUNT, FROM_ZERO, RATING, SCORE } from './filter-table';
import classes from './Filters.module.css';

const SOCIAL_OPTIONS = Object.entries(SOCIAL_LABELS).map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = countryCodes().map((value) => ({ value, label: countryName(value) }));

export function LanguageFilters({ state, facets, set }: SectionProps) {
  const { data: statistics } = useQuery(statisticsQuery);
  return (
    <FilterSection label="Language" isInitiallyOpen activeCount={countActive(state, FILTER_GROUPS.language)}>
      <div>
        <MultiSelectField label="Languages" placeholder="Any" options={toSelectOptions(countByBaseLanguage(statistics?.languages ?? []), state.languages, languageName)} value={state.languages} onChange={(languages) => set({ languages })} />
        <FacetValues label="Languages" values={topLanguages(facets, state.languages)} chosen={state.languages} name={languageName} onChange={(languages) => set({ languages })} />
      </div>
    </FilterSection>
  );
}

export function GenreFilters({ state, facets, set }: SectionProps) {
  const { data: statistics } = useQuery(statisticsQuery);
  const genres = statistics?.genres ?? [];
  const setGenres = (chosen: string[]) => set({ genres: chosen, notGenres: state.notGenres.filter((genre) => !chosen.includes(genre)) });
  return (
    <FilterSection label="Genre" isInitiallyOpen activeCount={countActive(state, FILTER_GROUPS.genre)}>
      <div>
        <MultiSelectField label="Genres" placeholder="Any" options={toSelectOptions(genres, state.genres, genreName)} value={state.genres} onChange={setGenres} />
        <FacetValues label="Genres" values={topValues(facetValues(facets, 'genre'), state.genres)} chosen={state.genres} name={genreName} onChange={setGenres} />
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

export function CountryFilters({ state, facets, set }: SectionProps) {
  return (
    <FilterSection label="Country" activeCount={countActive(state, FILTER_GROUPS.country)}>
      <div>
        <MultiSelectField label="Countries" placeholder="Any" options={COUNTRY_OPTIONS} aliasesOf={countryAliases} value={state.countries} onChange={(countries) => set({ countries })} />
        <CountryGroups chosen={state.countries} onChange={(countries) => set({ countries })} />
        <FacetValues label="Countries" values={topValues(facetValues(facets, 'country'), state.countries)} chosen={state.countries} name={countryName} onChange={(countries) => set({ countries })} />
      </div>
    </FilterSection>
  );
}

const identity = (value: string) => value;

/** Topics and keywords have no fixed list, so the results provide the options. A plan without this filter can still search for a topic. */
export function TopicFilters({ state, plan, facets, set }: SectionProps) {
  const [topics, keywords] = [facetValues(facets, 'topics'), facetValues(facets, 'keywords')];
  if (topics.length + keywords.length + state.topics.length + state.keywords.length === 0) return null;
  return (
    <FilterSection label="Topics and keywords" activeCount={countActive(state, FILTER_GROUPS.topics)}>
      {isIncluded('topics', plan) ? (
        <>
          <div>
            <MultiSelectField label="Topics" placeholder="Any" options={toSelectOptions(topics, state.topics, identity)} value={state.topics} onChange={(chosen) => set({ topics: chosen })} />
            <FacetValues label="Topics" values={topValues(topics, state.topics)} chosen={state.topics} name={identity} onChange={(chosen) => set({ topics: chosen })} />
          </div>
          <MultiSelectField label="Keywords" placeholder="Any" options={toSelectOptions(keywords, state.keywords, identity)} value={state.keywords} onChange={(chosen) => set({ keywords: chosen })} />
        </>
      ) : (
        <TopicLinks topics={topValues(topics, []).map(({ value }) => value)} label="Topics in the results" mode={state.mode} />
      )}
    </FilterSection>
  );
}

export function ActivityFilters(props: SectionProps) {
  return (
    <FilterSection label="Activity" isInitiallyOpen activeCount={countActive(props.state, FILTER_GROUPS.activity)}>
      <DateFilterField {...props} filter="activeSince" text="Latest episode" />
      <DateFilterField {...props} filter="foundedSince" text="First episode" />
      <DateFilterField {...props} filter="addedSince" text="Added to Earshot" />
      <RangeFilterField {...props} filter="episodes" text="Number of episodes" bounds={FROM_ZERO} />
      <FrequencyFilter {...props} />
      <RangeFilterField {...props} filter="episodeLength" text="Minutes per episode" bounds={FROM_ZERO} />
      <YesNoFilterField {...props} filter="veryStale" text="Inactive" counts={yesNoCounts(props.facets, 'veryStale')} />
      <YesNoFilterField {...props} filter="machineMade" text="Likely machine-generated" counts={yesNoCounts(props.facets, 'likelyMachineMade')} />
    </FilterSection>
  );
}

/** A plan without the filter sees the counts. */
function FrequencyFilter({ state, plan, facets, set }: SectionProps) {
  const values = topValues(facetValues(facets, 'updateFrequency'), state.frequencies);
  if (values.length === 0) return null;
  return (
    <div>
      <Input.Label labelElement="div" size="sm">
        Publishing frequency
      </Input.Label>
      {isIncluded('frequencies', plan) ? (
        <FacetValues label="Publishing frequencies" values={values} chosen={state.frequencies} name={frequencyName} onChange={(frequencies) => set({ frequencies })} />
      ) : (
        <dl className={classes.frequencies}>
          {values.map(({ value, count }) => (
            <Fragment key={value}>
              <dt>{frequencyName(value)}</dt>
              <dd className={classes.count}>{formatCompact(count)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </div>
  );
}

export function EpisodeFilters(props: SectionProps) {
  return (
    <FilterSection label="Episodes" activeCount={countActive(props.state, FILTER_GROUPS.episodes)}>
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
  const { state, facets, set } = props;
  return (
    <FilterSection label="Guests, hosts and sponsors" isInitiallyOpen activeCount={countActive(state, FILTER_GROUPS.people)}>
      <YesNoFilterField {...props} filter="hasGuests" text="Has guests" counts={yesNoCounts(facets, 'hasGuests')} />
      <NameFilterField name="Guest or host" roles={['guest', 'host']} value={state.persons} onChange={(persons) => set({ persons })} />
      <NameFilterField name="Sponsor" roles={[]} value={state.sponsors} onChange={(sponsors) => set({ sponsors })} />
    </FilterSection>
  );
}

export function AudienceFilters(props: SectionProps) {
  return (
    <FilterSection label="Audience and ratings" activeCount={countActive(props.state, FILTER_GROUPS.audience)}>
      <Text size="xs" c="dimmed">
        Podcasts without this figure are hidden.
      </Text>
      {isIncluded('chart', props.plan) && <ChartField label="On a chart" value={props.state.chart} onChange={(chart) => props.set({ chart })} />}
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
  const { state, set } = props;
  return (
    <FilterSection label="Contacts and social profiles" isInitiallyOpen activeCount={countActive(state, FILTER_GROUPS.contacts)}>
      <YesNoFilterField {...props} filter="hasContact" text="Has a contact" />
      <MultiSelectField label="Social profiles" placeholder="Any" options={SOCIAL_OPTIONS} value={state.socials} onChange={(socials) => set({ socials })} />
    </FilterSection>
  );
}
