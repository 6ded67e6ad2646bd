import { Anchor, Button, Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toApiError } from '../../api/errors';
import { guestSubjectsQuery, updateSubjects } from '../../api/guests/profile-calls';
import { guestQuery } from '../../api/guests/profiles';
import { plural } from '../../ui/text/format';
import { SkeletonRows } from '../../ui/layout/states';
import { ErrorState } from '../../widgets/ErrorState';
import { Section } from './ProfileSections';
import classes from './Subjects.module.css';

const MAX_SUBJECT_CHARS = 80;

/** The version of a profile that has changed since it was read; null for other errors. */
function newerVersion(error: unknown): number | null {
  const { isConflict, current } = toApiError(error);
  return isConflict ? (current as { version: number }).version : null;
}

interface SubjectsProps {
  guest: { guestProfileId: string; guestProfileSlug: string; version: number };
  isDisabled: boolean;
}

/** What is looked for in podcasts for a guest: read from the profile, or chosen by the team. Reviews, strategies and pitches use it. */
export function Subjects({ guest: { guestProfileId, guestProfileSlug, version }, isDisabled }: SubjectsProps) {
  const queryClient = useQueryClient();
  // Another topic in the profile may be another subject.
  const query = guestSubjectsQuery(guestProfileId, version);
  const { data, isPending, isError, error, refetch } = useQuery({ ...query, placeholderData: (known) => known });
  const [text, setText] = useState('');
  const labels = data?.subjects.map(({ label }) => label) ?? [];
  const refreshGuest = () => Promise.all([guestProfileId, guestProfileSlug].map((key) => queryClient.invalidateQueries({ queryKey: guestQuery(key).queryKey })));
  const change = useMutation({
    mutationFn: async (subjects: string[] | null) => {
      try {
        return await updateSubjects(guestProfileId, subjects, version);
      } catch (failed) {
        // Another part of the profile may have changed, such as by its form on this page. Other subjects are left to the reader.
        const newer = newerVersion(failed);
        if (newer === null) throw failed;
        const current = await queryClient.fetchQuery(guestSubjectsQuery(guestProfileId, newer));
        if (current.subjects.map(({ label }) => label).join('\n') !== labels.join('\n')) throw failed;
        return updateSubjects(guestProfileId, subjects, newer);
      }
    },
    onError: (failed) => void (newerVersion(failed) !== null && refreshGuest()),
    onSuccess: (changed) => {
      setText('');
      queryClient.setQueryData(query.queryKey, changed);
      return refreshGuest();
    },
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const subject = text.trim();
    if (subject !== '') change.mutate([subject, ...labels]);
  };
  return (
    <Section id="subjects" title="We look for" description="Podcasts are searched, reviewed and pitched for these subjects. Remove what isn’t one, and add what is missing.">
      {isPending && <SkeletonRows count={1} height={32} label="Loading the subjects" />}
      {isError && <ErrorState title="Couldn’t load the subjects" error={error} onRetry={() => void refetch()} />}
      {data && data.subjects.length === 0 && (
        <Text size="sm" role="note">
          No subject was recognized. Add one in one to three words, such as “food waste”.
        </Text>
      )}
      {data && data.subjects.length > 0 && (
        <ul className={classes.chips} aria-label="Subjects">
          {data.subjects.map(({ label, podcasts }) => (
            <li key={label} data-found={podcasts === 0 ? 'none' : undefined}>
              <span className={classes.label}>{label}</span>
              {podcasts !== null && <span className={classes.count}>{podcasts === 0 ? 'finds nothing' : plural(podcasts, 'podcast')}</span>}
              {!isDisabled && (
                <UnstyledButton className={classes.remove} disabled={change.isPending} aria-label={`Remove ${label}`} onClick={() => change.mutate(labels.filter((other) => other !== label))}>
                  <IconX size={14} aria-hidden="true" />
                </UnstyledButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isDisabled && data && (
        <form onSubmit={add}>
          <Group gap="xs" align="end">
            <TextInput label="Add a subject" value={text} maxLength={MAX_SUBJECT_CHARS} className={classes.field} onChange={(event) => setText(event.currentTarget.value)} />
            <Button type="submit" variant="default" loading={change.isPending}>
              Add
            </Button>
          </Group>
        </form>
      )}
      {change.isError && <ErrorState title={newerVersion(change.error) === null ? 'The subjects weren’t changed' : 'Someone else changed the subjects'} error={change.error} />}
      {data?.isChosen && (
        <Text size="sm" c="dimmed">
          Chosen by your team.{' '}
          {!isDisabled && (
            <Anchor component="button" type="button" inherit underline="always" onClick={() => change.mutate(null)}>
              Read them from the profile again
            </Anchor>
          )}
        </Text>
      )}
    </Section>
  );
}
