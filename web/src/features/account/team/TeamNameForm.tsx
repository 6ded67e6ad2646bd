import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { renameTeam, type Team, teamsQuery } from '../../../api/lists/members';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { isInvalidRequest } from '../confirmation-errors';
import { MAX_TEAM_NAME_CHARS, validateTeamName } from './member-rules';
import classes from './Team.module.css';

/** The name that a colleague has given the team meanwhile; null for other errors. */
function nameOfConflict(error: unknown): string | null {
  if (!error) return null;
  const { isConflict, current } = toApiError(error);
  return isConflict ? (current as { name: string }).name : null;
}

/** The name of the team, as its members and its clients see it. */
export function TeamNameForm({ team }: { team: Team }) {
  const queryClient = useQueryClient();
  // The name when the reader began, and after a conflict that of the colleague, which its message shows.
  const [known, setKnown] = useState(team.name);
  const form = useForm({ initialValues: { name: team.name }, validate: { name: validateTeamName } });
  const rename = useMutation({
    mutationFn: renameTeam,
    onSuccess: ({ team: { name } }) => {
      setKnown(name);
      form.setInitialValues({ name });
      form.reset();
      showMessage(`The team is now called ${name}`);
      return queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    },
    onError: (error) => {
      const theirs = nameOfConflict(error);
      if (theirs !== null) {
        setKnown(theirs);
        return void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
      }
      if (!isInvalidRequest(error)) return;
      form.setFieldError('name', error.message);
      form.getInputNode('name')?.focus();
    },
  });
  const theirName = nameOfConflict(rename.error);
  const submit = form.onSubmit(
    ({ name }) => rename.mutate({ name: name.trim(), formerName: known }),
    () => form.getInputNode('name')?.focus(),
  );
  return (
    <form noValidate className={classes.name} onSubmit={submit} aria-label="Team name">
      <TextInput
        label="Team name"
        description="Members see it, and clients see it on lists that you share."
        maxLength={2 * MAX_TEAM_NAME_CHARS}
        autoComplete="organization"
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Button type="submit" variant="default" loading={rename.isPending} disabled={!form.isDirty()}>
        Rename
      </Button>
      {theirName !== null && <ErrorState title={`Someone else renamed the team to ${theirName}`} message="Rename it again to use your name instead." error={rename.error} />}
      {rename.isError && theirName === null && !isInvalidRequest(rename.error) && <ErrorState title="The team wasn’t renamed" error={rename.error} />}
    </form>
  );
}
