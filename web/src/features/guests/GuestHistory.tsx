import { Button, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type GuestChange, guestChangesQuery } from '../../api/guests/profile-calls';
import { undoChange } from '../../api/lists/changes';
import { ChangeEntry, ChangeList } from '../../ui/layout/ChangeEntry';
import { useNow } from '../../ui/text/useNow';
import { PagedItems } from '../../widgets/PagedItems';
import { describeUndo, showFailure, showMessage } from '../../widgets/undo';
import classes from './Guests.module.css';
import { changedLabel, describeChange, describeValue, isUndoable } from './history-text';
import { refreshGuests } from './useProfileEditor';

/** Who changed what of a profile, and when. It is loaded when it is opened. */
export function GuestHistory({ guestId }: { guestId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="fieldset" aria-label="History">
      <details className={classes.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>History</summary>
        {isOpen && <Changes guestId={guestId} />}
      </details>
    </section>
  );
}

function Changes({ guestId }: { guestId: string }) {
  const history = useInfiniteQuery({ ...guestChangesQuery(guestId), retry: false });
  return (
    <PagedItems query={history} itemsOf={({ changes }) => changes} what="the history" more="older changes" skeleton={{ count: 3, height: 44 }} empty={NO_CHANGES}>
      {(changes) => (
        <ChangeList label="Profile changes">
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ChangeList>
      )}
    </PagedItems>
  );
}

const NO_CHANGES = (
  <Text size="sm" c="dimmed">
    No changes yet.
  </Text>
);

function Change({ change }: { change: GuestChange }) {
  const nowMs = useNow();
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoChange(change.id),
    onSuccess: (result) => showMessage(describeUndo(result)),
    onError: (error) => showFailure('This couldn’t be undone', error),
    onSettled: () => refreshGuests(queryClient),
  });
  const { at, userName, fields, undoneAt } = change;
  const values = fields.map(({ name, before, after }) => ({ label: changedLabel(name), before: describeValue(before), after: describeValue(after) }));
  return (
    <ChangeEntry who={userName || 'Someone'} text={describeChange(change)} at={at} wasUndone={undoneAt !== null} fields={values}>
      {change.kind === 'updated' && isUndoable(change, nowMs) && (
        <Button size="xs" variant="light" loading={undo.isPending} onClick={() => undo.mutate()}>
          Undo
        </Button>
      )}
    </ChangeEntry>
  );
}
