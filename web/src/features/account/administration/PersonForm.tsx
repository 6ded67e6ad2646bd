import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type PersonChange, personStatementsQuery, statePerson } from '../../../api/account/administration';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { CHANGE_LABELS, CHANGES, type ChangeKind, changeIn, personIn } from './person-change';

type Problems = { person?: string; subject?: string; reason?: string };

/** Merges two pages of one person, or splits credits of somebody else from a page, with a reason. */
export function PersonForm({ initialPerson }: { initialPerson: string }) {
  const queryClient = useQueryClient();
  const [person, setPerson] = useState(initialPerson);
  const [kind, setKind] = useState<ChangeKind>('merge');
  const [subject, setSubject] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const personInput = useRef<HTMLInputElement>(null);
  const subjectInput = useRef<HTMLInputElement>(null);
  const reasonInput = useRef<HTMLInputElement>(null);
  const state = useMutation({
    mutationFn: (change: PersonChange) => statePerson({ ...change, personSlug: personIn(person), reason: reason.trim() }),
    onSuccess: ({ personStatement }) => {
      setSubject('');
      setReason('');
      showMessage(personStatement.into ? `${personStatement.person.slug} leads to ${personStatement.into.slug}` : `${personStatement.splitSlug ?? ''} has its own page`);
      return queryClient.invalidateQueries({ queryKey: personStatementsQuery.queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = changeIn(kind, subject);
    const found: Problems = {
      ...(personIn(person) === '' && { person: 'Enter the address of the page' }),
      ...(change === null && { subject: kind === 'merge' ? 'Enter the address of the other page' : 'Enter the address of a podcast or an episode' }),
      ...(reason.trim() === '' && { reason: 'Enter the reason' }),
    };
    setProblems(found);
    if (found.person) personInput.current?.focus();
    else if (found.subject) subjectInput.current?.focus();
    else if (found.reason) reasonInput.current?.focus();
    else if (change) state.mutate(change);
  };
  return (
    <form noValidate aria-label="Merge or split" onSubmit={submit}>
      <Stack gap="sm">
        <TextInput ref={personInput} label="Page of the person" description="Its address here" maxLength={500} value={person} error={problems.person} onChange={(event) => setPerson(event.currentTarget.value)} />
        <NativeSelect label="What is wrong" value={kind} data={CHANGES.map((value) => ({ value, label: CHANGE_LABELS[value] }))} onChange={(event) => setKind(event.currentTarget.value === 'split' ? 'split' : 'merge')} />
        <TextInput
          ref={subjectInput}
          label={kind === 'merge' ? 'Page that stays' : 'Podcast or episode'}
          description={kind === 'merge' ? 'The first page leads to it from now on' : 'The address of its page here. Its credits get a page.'}
          maxLength={500}
          value={subject}
          error={problems.subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <TextInput ref={reasonInput} label="Reason" description="For administrators" maxLength={500} value={reason} error={problems.reason} onChange={(event) => setReason(event.currentTarget.value)} />
        <Group>
          <Button type="submit" loading={state.isPending}>
            {kind === 'merge' ? 'Merge pages' : 'Split page'}
          </Button>
        </Group>
        {state.isError && <ErrorState title="Nothing was changed" error={state.error} />}
      </Stack>
    </form>
  );
}
