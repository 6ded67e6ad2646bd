import { Button, Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PersonStatement, personStatementsQuery, undoPersonStatement } from '../../../api/account/administration';
import { AppLink } from '../../../ui/navigation/AppLink';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { showFailure, showMessage } from '../../../widgets/undo';
import classes from '../Settings.module.css';

/** A merge or a split, who stated it and why, and whether it has an effect. */
export function PersonStatementRow({ statement }: { statement: PersonStatement }) {
  const { id, person, reason, statedBy, statedAt, undoneBy, undoneAt, state, problem } = statement;
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoPersonStatement(id),
    onSuccess: () => {
      showMessage('Undone. The pages are as they were.');
      return queryClient.invalidateQueries({ queryKey: personStatementsQuery.queryKey });
    },
    onError: (error) => showFailure('The statement isn’t undone', error),
  });
  return (
    <Paper withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
      <div className={classes.row}>
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Change statement={statement} />
          <Text size="sm" c="dimmed">
            {reason} · {statedBy} · <TimeAgo value={statedAt} />
          </Text>
          {undoneAt && (
            <Text size="sm" c="dimmed">
              Undone by {undoneBy} · <TimeAgo value={undoneAt} />
            </Text>
          )}
          {problem && <Text size="sm">Without effect: {problem}</Text>}
        </div>
        {state !== 'undone' && (
          <Button size="xs" variant="default" loading={undo.isPending} aria-label={`Undo the ${statement.kind} of ${person.name}`} onClick={() => undo.mutate()}>
            Undo
          </Button>
        )}
      </div>
    </Paper>
  );
}

function Change({ statement: { person, into, splitSlug, podcastTitle, episodeTitle } }: { statement: PersonStatement }) {
  if (into) {
    return (
      <Text>
        <PersonLink slug={person.slug} /> is the same person as <PersonLink slug={into.slug} />
      </Text>
    );
  }
  return (
    <Text>
      {episodeTitle ? `“${episodeTitle}” of ${podcastTitle ?? ''}` : podcastTitle} is not <PersonLink slug={person.slug} />, but <PersonLink slug={splitSlug ?? ''} />
    </Text>
  );
}

function PersonLink({ slug }: { slug: string }) {
  return <AppLink href={paths.person(slug)}>{slug}</AppLink>;
}
