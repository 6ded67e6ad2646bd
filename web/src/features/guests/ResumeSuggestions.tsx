import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { guestSuggestionsQuery } from '../../api/guests/profile-calls';
import type { GuestProfile, GuestSuggestion } from '../../api/guests/types';
import { SkeletonRows } from '../../ui/layout/states';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Guests.module.css';
import { Section } from './ProfileSections';
import { changeOf, describeSource, isTaken } from './resume-suggestions';
import type { GuestForm } from './useProfileEditor';

const MAX_RESUME_CHARS = 100_000;

interface ResumeSuggestionsProps {
  profile: Pick<GuestProfile, 'guestProfileId' | 'version' | 'documents'>;
  form: GuestForm;
}

/** What the files and a pasted resume have for the fields of the profile, each with its place. A click takes it over. */
export function ResumeSuggestions({ profile: { guestProfileId, version, documents }, form }: ResumeSuggestionsProps) {
  const { editor, state } = form;
  const [draft, setDraft] = useState('');
  const [text, setText] = useState('');
  const files = documents.filter(({ status }) => status === 'read').map(({ id }) => id);
  const query = guestSuggestionsQuery(guestProfileId, version, files, text);
  const { data, isFetching, isError, error, refetch } = useQuery({ ...query, enabled: files.length > 0 || text !== '', placeholderData: (known) => known });
  const left = (data?.suggestions ?? []).filter((suggestion) => !isTaken(state.values, suggestion));
  const take = (suggestion: GuestSuggestion) => {
    const change = changeOf(editor.getState().values, suggestion);
    if (change) editor.set(...change);
  };
  const additions = left.filter(({ replaces }) => replaces === null);
  return (
    <Section id="resume" title="From a resume" description="What the files and a pasted resume have for the profile. Nothing is taken over without a click.">
      <details className={classes.paste}>
        <summary>Paste a resume</summary>
        <Stack gap="xs" mt="xs">
          <Textarea label="Resume" autosize minRows={4} maxRows={12} maxLength={MAX_RESUME_CHARS} value={draft} disabled={form.isDisabled} onChange={(event) => setDraft(event.currentTarget.value)} />
          <Group>
            <Button variant="default" size="sm" disabled={form.isDisabled || draft.trim() === ''} onClick={() => setText(draft.trim())}>
              Read
            </Button>
          </Group>
        </Stack>
      </details>
      {isFetching && !data && <SkeletonRows count={2} height={48} label="Reading" />}
      {isError && <ErrorState title="The texts weren’t read" error={error} onRetry={() => void refetch()} />}
      {data && left.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          Nothing here that the profile doesn’t have.
        </Text>
      )}
      {left.length > 0 && (
        <ul className={classes.files} aria-label="Suggestions">
          {left.map((suggestion) => (
            <SuggestionRow key={`${suggestion.field} ${suggestion.value}`} suggestion={suggestion} isDisabled={form.isDisabled} onTake={() => take(suggestion)} />
          ))}
        </ul>
      )}
      {additions.length > 1 && !form.isDisabled && (
        <Group>
          <Button variant="light" size="sm" onClick={() => additions.forEach(take)}>
            Add all {additions.length}
          </Button>
        </Group>
      )}
    </Section>
  );
}

interface SuggestionRowProps {
  suggestion: GuestSuggestion;
  isDisabled: boolean;
  onTake: () => void;
}

function SuggestionRow({ suggestion: { label, value, replaces, source }, isDisabled, onTake }: SuggestionRowProps) {
  return (
    <li className={classes.file}>
      <div className={classes.fileText}>
        <Text size="sm" fw={550}>
          {label}
        </Text>
        <Text size="sm" className={classes.suggested}>
          {value}
        </Text>
        <Text size="sm" c="dimmed" title={source.text}>
          {describeSource(source)}
        </Text>
      </div>
      <Button variant="light" size="xs" disabled={isDisabled} aria-label={`${replaces === null ? 'Add' : 'Replace'} ${label}: ${value}`} onClick={onTake}>
        {replaces === null ? 'Add' : 'Replace'}
      </Button>
    </li>
  );
}
