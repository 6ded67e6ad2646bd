import { Checkbox, Chip, Group, Input, NativeSelect, TagsInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { savedSearchesQuery } from '../../../api/lists/saved-searches';
import type { AlertKind } from '../../../api/alerts/types';
import { hasWords, KINDS, MAX_SPELLINGS, ROLES, type TrackedRole } from '../alert-fields';
import { ChartFields } from './ChartFields';
import type { FieldsProps } from './fields-props';
import { SpellingSuggestions } from './SpellingSuggestions';

const ROLE_HINTS: Readonly<Record<TrackedRole, string>> = { guest: 'is a guest', host: 'hosts an episode', mentioned: 'is mentioned' };

/** What the alert looks for. The kind of an existing alert cannot change. */
export function WatchFields({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const { kind, value, spellings } = form.values;
  const texts = KINDS.find((each) => each.kind === kind);
  const addSpellings = (added: string[]) => form.setFieldValue('spellings', [...spellings, ...added].slice(0, MAX_SPELLINGS));
  return (
    <>
      {isNew && (
        <Input.Wrapper label="Kind" labelElement="div">
          <Chip.Group value={kind} onChange={(chosen) => form.setFieldValue('kind', chosen as AlertKind)}>
            <Group gap={6} mt={6} role="radiogroup" aria-label="Kind">
              {KINDS.map((each) => (
                <Chip key={each.kind} value={each.kind} variant="outline" size="sm">
                  {each.label}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
      )}
      {hasWords(kind) && (
        <>
          <TextInput
            label={texts?.valueLabel ?? 'Words'}
            placeholder={texts?.placeholder ?? ''}
            required
            withAsterisk={false}
            autoComplete="off"
            {...(isNew && { autoFocus: true, 'data-autofocus': true })}
            key={form.key('value')}
            {...form.getInputProps('value')}
          />
          <div>
            <TagsInput
              label="Other spellings"
              description="Press Enter after each"
              splitChars={[',']}
              maxTags={MAX_SPELLINGS}
              clearable={false}
              key={form.key('spellings')}
              {...form.getInputProps('spellings')}
            />
            <SpellingSuggestions value={value} chosen={spellings} onAdd={addSpellings} />
          </div>
        </>
      )}
      {kind === 'person' && (
        <Checkbox.Group label="Notify me when this person" key={form.key('roles')} {...form.getInputProps('roles')}>
          <Group gap="lg" mt="xs">
            {ROLES.map((role) => (
              <Checkbox key={role} value={role} label={ROLE_HINTS[role]} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {kind === 'saved-search' && <SavedSearchField form={form} />}
      {kind === 'chart-movement' && <ChartFields form={form} />}
    </>
  );
}

function SavedSearchField({ form }: FieldsProps) {
  const { data, isPending } = useQuery(savedSearchesQuery);
  const { search } = form.values;
  const searches = data?.savedSearches ?? [];
  const isKnown = searches.some(({ id }) => id === search?.savedSearchId);
  const choose = (id: string) => {
    const saved = searches.find((each) => each.id === id);
    form.setFieldValue('search', saved ? { savedSearchId: saved.id, kind: saved.kind, searchOptions: saved.searchOptions } : null);
  };
  return (
    <>
      <NativeSelect
        label="Saved search"
        description="Later changes to the search won’t affect this alert"
        disabled={isPending}
        value={search?.savedSearchId ?? ''}
        data={[
          { value: '', label: isPending ? 'Loading…' : 'Choose a search' },
          ...(search?.savedSearchId && !isKnown ? [{ value: search.savedSearchId, label: form.values.value || 'Deleted search' }] : []),
          ...searches.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        data-path="search"
        error={form.errors.search}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {data && searches.length === 0 && (
        <Text size="sm" c="dimmed">
          You have no saved searches yet. Search for podcasts or episodes, and save the search.
        </Text>
      )}
    </>
  );
}
