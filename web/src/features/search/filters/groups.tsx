/** The filters, by what they are about. */
import { Input, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '../../../api/queries';
import { COUNTRIES, countryName } from '../../../ui/countries';
import { formatCompact, genreName, languageName } from '../../../ui/format';
import { FREQUENCY_LABELS, labelOf, SOCIAL_LABELS } from '../../../ui/labels';
import { byBaseLanguage } from '../../../ui/languages';
import { TopicLinks } from '../../../widgets/TopicLinks';
import { ChartField } from './ChartField';
import { type Counted, languagePicksOf, picksOf, valuesOf, yesNoOf } from './facets';
import { AtLeast, Between, countSet, lockOf, Since, type SectionProps, YesOrNo } from './fields';
import { FilterLabel } from './FilterLabel';
import { ManySelect } from './ManySelect';
import { NameList } from './NameList';
import { Picks } from './Picks';
import { Section } from './Section';
import { COUNT, FROM_ZERO, RATING, SCORE } from './table';
import classes from './Filters.module.css';

const SOCIAL_OPTIONS = Object.entries(SOCIAL_LABELS).map(([value, label]) => ({ value, label }));
const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: countryName(value) }));

/** The names of the catalog, the most frequent first, and those chosen that it does not have. */
function toOptions(items: readonly Counted[], chosen: readonly string[], name: (value: string) => string) {
  const known = items.toSorted((one, other) => other.count - one.count).map(({ value }) => ({ value: value.toLowerCase(), label: name(value) }));
  const missing = chosen.filter((value) => !known.some((option) => option.value === value)).map((value) => ({ value, label: name(value) }));
  return [...known, ...missing];
}

export function MatterFilters({ state, plan, facets, set }: SectionProps) {
  const { data: statistics } = useQuery(statisticsQuery);
  const genres = statistics?.genres ?? [];
  const setGenres = (chosen: string[]) => set({ genres: chosen, notGenres: state.notGenres.filter((genre) => !chosen.includes(genre)) });
  const countryLock = lockOf('countries', plan);
  return (
    <Section label="Language, genre, country" isOpenAtFirst setCount={countSet(state, ['languages', 'genres', 'notGenres', 'countries', 'explicit'])}>
      <div>
        <ManySelect label="Languages" empty="Any" options={toOptions(byBaseLanguage(statistics?.languages ?? []), state.languages, languageName)} value={state.languages} onChange={(languages) => set({ languages })} />
        <Picks label="Languages" picks={languagePicksOf(facets, state.languages)} chosen={state.languages} disabled={false} name={languageName} onChange={(languages) => set({ languages })} />
      </div>
      <div>
        <ManySelect label="Genres" empty="Any" options={toOptions(genres, state.genres, genreName)} value={state.genres} onChange={setGenres} />
        <Picks label="Genres" picks={picksOf(valuesOf(facets, 'genre'), state.genres)} chosen={state.genres} disabled={false} name={genreName} onChange={setGenres} />
      </div>
      <ManySelect
        label="Without genres"
        empty="None left out"
        options={toOptions(genres, state.notGenres, genreName)}
        value={state.notGenres}
        onChange={(notGenres) => set({ notGenres, genres: state.genres.filter((genre) => !notGenres.includes(genre)) })}
      />
      <div>
        <ManySelect label="Countries" shown={<FilterLabel text="Countries" lockedFor={countryLock} />} empty="Any" options={COUNTRY_OPTIONS} value={state.countries} disabled={countryLock !== null} onChange={(countries) => set({ countries })} />
        <Picks label="Countries" picks={picksOf(valuesOf(facets, 'country'), state.countries)} chosen={state.countries} disabled={countryLock !== null} name={countryName} onChange={(countries) => set({ countries })} />
      </div>
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
    </Section>
  );
}

const asItIs = (value: string) => value;

/** Topics and keywords have no list of their own: there is to choose from what the results have. Who may not filter by topics may still search for one. */
export function SubjectFilters({ state, plan, facets, set }: SectionProps) {
  const lock = lockOf('topics', plan);
  const [topics, keywords] = [valuesOf(facets, 'topics'), valuesOf(facets, 'keywords')];
  if (topics.length + keywords.length + state.topics.length + state.keywords.length === 0) return null;
  const isLocked = lock !== null;
  return (
    <Section label="Topics and keywords" isOpenAtFirst setCount={countSet(state, ['topics', 'keywords'])}>
      <div>
        <ManySelect label="Topics" shown={<FilterLabel text="Topics" lockedFor={lock} />} empty="Any" options={toOptions(topics, state.topics, asItIs)} value={state.topics} disabled={isLocked} onChange={(chosen) => set({ topics: chosen })} />
        {isLocked ? (
          <TopicLinks topics={picksOf(topics, []).map(({ value }) => value)} label="Topics of the results" mode={state.mode} />
        ) : (
          <Picks label="Topics" picks={picksOf(topics, state.topics)} chosen={state.topics} disabled={false} name={asItIs} onChange={(chosen) => set({ topics: chosen })} />
        )}
      </div>
      <ManySelect label="Keywords" shown={<FilterLabel text="Keywords" lockedFor={lock} />} empty="Any" options={toOptions(keywords, state.keywords, asItIs)} value={state.keywords} disabled={isLocked} onChange={(chosen) => set({ keywords: chosen })} />
    </Section>
  );
}

export function ActivityFilters(props: SectionProps) {
  const frequencies = valuesOf(props.facets, 'updateFrequency');
  return (
    <Section label="Activity of the show" isOpenAtFirst setCount={countSet(props.state, ['activeSince', 'foundedSince', 'episodes', 'veryStale', 'machineMade'])}>
      <Since {...props} filter="activeSince" text="Last episode" />
      <Since {...props} filter="foundedSince" text="Started" />
      <Between {...props} filter="episodes" text="Number of episodes" bounds={FROM_ZERO} />
      <YesOrNo {...props} filter="veryStale" text="Silent for long, by its own rhythm" counts={yesNoOf(props.facets, 'veryStale')} />
      <YesOrNo {...props} filter="machineMade" text="Likely machine-made" counts={yesNoOf(props.facets, 'likelyMachineMade')} />
      {frequencies.length > 0 && (
        <div>
          <Input.Label labelElement="div" size="sm">
            How often the shows found publish
          </Input.Label>
          <dl className={classes.frequencies}>
            {frequencies.map(({ value, count }) => (
              <Frequency key={value} label={labelOf(FREQUENCY_LABELS, value)} count={count} />
            ))}
          </dl>
        </div>
      )}
    </Section>
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
    <Section label="Episodes" setCount={countSet(props.state, ['hasTranscript', 'publishedSince', 'publishedBefore', 'createdSince', 'updatedSince'])}>
      <Text size="xs" c="dimmed">
        Any of these searches episodes.
      </Text>
      <YesOrNo {...props} filter="hasTranscript" text="Has a transcript" counts={yesNoOf(props.facets, 'hasTranscript')} />
      <Since {...props} filter="publishedSince" text="Published since" />
      <Since {...props} filter="publishedBefore" text="Published before" isEnd />
      <Since {...props} filter="createdSince" text="Added to Earshot" />
      <Since {...props} filter="updatedSince" text="Last changed" />
    </Section>
  );
}

export function NameFilters(props: SectionProps) {
  const { state, plan, facets, set } = props;
  const personLock = lockOf('persons', plan);
  const sponsorLock = lockOf('sponsors', plan);
  return (
    <Section label="Guests, hosts, sponsors" setCount={countSet(state, ['hasGuests', 'persons', 'sponsors'])}>
      <YesOrNo {...props} filter="hasGuests" text="The show has guests" counts={yesNoOf(facets, 'hasGuests')} />
      <NameList label={<FilterLabel text="Person in the episode" lockedFor={personLock} />} name="Person in the episode" roles={['guest', 'host']} value={state.persons} disabled={personLock !== null} onChange={(persons) => set({ persons })} />
      <NameList label={<FilterLabel text="Sponsor of the episode" lockedFor={sponsorLock} />} name="Sponsor of the episode" roles={[]} value={state.sponsors} disabled={sponsorLock !== null} onChange={(sponsors) => set({ sponsors })} />
    </Section>
  );
}

export function AudienceFilters(props: SectionProps) {
  const keys = ['authority', 'quality', 'engagement', 'social', 'youtube', 'listeners', 'appleRating', 'appleRatings', 'spotifyRating', 'spotifyRatings', 'castboxPlays', 'castboxSubscribers', 'chart'] as const;
  const chartLock = lockOf('chart', props.plan);
  return (
    <Section label="Audience and ratings" setCount={countSet(props.state, keys)}>
      <Text size="xs" c="dimmed">
        A show whose figure is not known is not found.
      </Text>
      <ChartField label={<FilterLabel text="On a chart" lockedFor={chartLock} />} value={props.state.chart} disabled={chartLock !== null} onChange={(chart) => props.set({ chart })} />
      <Between {...props} filter="authority" text="Authority score" bounds={SCORE} />
      <Between {...props} filter="listeners" text="Monthly listeners" bounds={FROM_ZERO} />
      <AtLeast {...props} filter="appleRating" text="Apple rating, at least" bounds={RATING} />
      <AtLeast {...props} filter="appleRatings" text="Apple ratings, at least" bounds={COUNT} />
      <AtLeast {...props} filter="spotifyRating" text="Spotify rating, at least" bounds={RATING} />
      <AtLeast {...props} filter="spotifyRatings" text="Spotify ratings, at least" bounds={COUNT} />
      <AtLeast {...props} filter="castboxPlays" text="Castbox plays, at least" bounds={COUNT} />
      <AtLeast {...props} filter="castboxSubscribers" text="Castbox subscribers, at least" bounds={COUNT} />
      <Between {...props} filter="quality" text="Quality score" bounds={SCORE} />
      <Between {...props} filter="engagement" text="Engagement score" bounds={SCORE} />
      <Between {...props} filter="social" text="Social score" bounds={SCORE} />
      <Between {...props} filter="youtube" text="YouTube score" bounds={SCORE} />
    </Section>
  );
}

export function ContactFilters(props: SectionProps) {
  const { state, plan, set } = props;
  const lock = lockOf('socials', plan);
  return (
    <Section label="Contact and channels" setCount={countSet(state, ['hasContact', 'socials'])}>
      <YesOrNo {...props} filter="hasContact" text="Has a contact" />
      <ManySelect label="Social channels" shown={<FilterLabel text="Social channels" lockedFor={lock} />} empty="Any" options={SOCIAL_OPTIONS} value={state.socials} disabled={lock !== null} onChange={(socials) => set({ socials })} />
    </Section>
  );
}
