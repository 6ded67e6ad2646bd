import { Switch, TagsInput, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AlertKind } from '../../../api/alerts/types';
import { statisticsQuery } from '../../../api/queries';
import { capitalize, genreName, languageName } from '../../../ui/text/format';
import { countByBaseLanguage } from '../../../ui/text/languages';
import { MultiSelectField } from '../../../ui/forms/MultiSelectField';
import { toSelectOptions } from '../../../ui/forms/select-options';
import { type AlertFields, hasWords, MAX_EXCLUDED_WORDS } from '../alert-fields';
import classes from './Form.module.css';
import type { FieldsProps } from './fields-props';

/** How many of the filters are set. */
function countSet(fields: AlertFields): number {
  const lists = [fields.genresToInclude, fields.genresToSkip, fields.languagesToInclude, fields.languagesToSkip, ...(hasWords(fields.kind) ? [fields.excludedWords] : [])];
  const flags = hasWords(fields.kind) ? [!fields.wholeWords, fields.caseSensitive] : [];
  return lists.filter((list) => list.length > 0).length + flags.filter(Boolean).length;
}

const NOTE_EXAMPLES: Readonly<Partial<Record<AlertKind, string>>> = {
  person: 'Food scientist in Leeds, writes about cold storage',
  company: 'Robot maker in Lyon, not the film studio',
  'custom-keyword': 'Refrigerated warehouses, not computers',
};

/** The exclusions of an alert on words: ads and namesakes. */
export function FilterFields({ form }: FieldsProps) {
  const { kind } = form.values;
  const isName = kind !== 'custom-keyword';
  return (
    <>
      <Switch label="Exclude ads" description="Mentions in advertisements go to Filtered" key={form.key('excludeAds')} {...form.getInputProps('excludeAds', { type: 'checkbox' })} />
      <Switch
        label={isName ? 'Exclude others with the same name' : 'Exclude other meanings'}
        description="Mentions that are probably about something else go to Filtered"
        key={form.key('requireSubject')}
        {...form.getInputProps('requireSubject', { type: 'checkbox' })}
      />
      <Textarea
        label={kind === 'person' ? 'Which person?' : kind === 'company' ? 'Which company?' : 'Which meaning?'}
        description={isName ? 'Optional. What sets them apart from others with the same name' : 'Optional. What sets it apart from other meanings'}
        placeholder={NOTE_EXAMPLES[kind]}
        autosize
        minRows={2}
        maxRows={6}
        key={form.key('subjectNote')}
        {...form.getInputProps('subjectNote')}
      />
    </>
  );
}

const without = (all: readonly string[], chosen: readonly string[]) => all.filter((value) => !chosen.includes(value));

/** Genres, languages and words, behind one heading. */
export function RefineFields({ form }: FieldsProps) {
  const { data: statistics } = useQuery(statisticsQuery);
  const { values } = form;
  const count = countSet(values);
  return (
    <details className={classes.refine} open={count > 0 || undefined}>
      <summary>{hasWords(values.kind) ? 'Genres, languages and words' : 'Genres and languages'}{count > 0 && ` (${count} set)`}</summary>
      <div className={classes.refineFields}>
        <div className={classes.pair}>
          <ChoicePair form={form} noun="genres" counts={statistics?.genres ?? []} name={genreName} fields={['genresToInclude', 'genresToSkip']} />
          <ChoicePair form={form} noun="languages" counts={countByBaseLanguage(statistics?.languages ?? [])} name={languageName} fields={['languagesToInclude', 'languagesToSkip']} />
        </div>
        {hasWords(values.kind) && (
          <>
            <TagsInput
              label="Excluded words"
              description="A mention with one of them nearby goes to Filtered. Press Enter after each"
              splitChars={[',']}
              maxTags={MAX_EXCLUDED_WORDS}
              clearable={false}
              key={form.key('excludedWords')}
              {...form.getInputProps('excludedWords')}
            />
            <Switch label="Whole words only" description="When off, “salt” also matches “salted”" key={form.key('wholeWords')} {...form.getInputProps('wholeWords', { type: 'checkbox' })} />
            <Switch label="Match case" description="“Apple” won’t match “apple”" key={form.key('caseSensitive')} {...form.getInputProps('caseSensitive', { type: 'checkbox' })} />
          </>
        )}
      </div>
    </details>
  );
}

type ChoiceField = 'genresToInclude' | 'genresToSkip' | 'languagesToInclude' | 'languagesToSkip';

interface ChoicePairProps extends FieldsProps {
  noun: string;
  counts: Parameters<typeof toSelectOptions>[0];
  name: (value: string) => string;
  /** The chosen and the excluded values. A value is in one of them at most. */
  fields: readonly [ChoiceField, ChoiceField];
}

function ChoicePair({ form, noun, counts, name, fields: [included, skipped] }: ChoicePairProps) {
  const select = (label: string, placeholder: string, field: ChoiceField, other: ChoiceField) => (
    <MultiSelectField
      label={label}
      placeholder={placeholder}
      options={toSelectOptions(counts, form.values[field], name)}
      value={form.values[field]}
      onChange={(chosen) => form.setValues({ [field]: chosen, [other]: without(form.values[other], chosen) })}
    />
  );
  return (
    <>
      {select(capitalize(noun), 'Any', included, skipped)}
      {select(`Exclude ${noun}`, 'None', skipped, included)}
    </>
  );
}
