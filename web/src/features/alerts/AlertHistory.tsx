import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { alertHistoryQuery } from '../../api/alerts/configs';
import type { AlertChange } from '../../api/alerts/types';
import { ChangeEntry, ChangeList } from '../../ui/layout/ChangeEntry';
import { EmptyState } from '../../ui/layout/states';
import { PagedItems } from '../../widgets/PagedItems';
import { useMemberNames } from '../../widgets/useMemberNames';
import { changedFields, describeChange, describeValue, fieldLabel, switchedTo } from './change-text';

const NO_CHANGES = (
  <EmptyState title="No changes yet">
    <Text c="dimmed">Every change to the alert appears here.</Text>
  </EmptyState>
);

/** Who changed what of an alert, and when. */
export function AlertHistory({ alertId }: { alertId: string }) {
  const history = useInfiniteQuery(alertHistoryQuery(alertId));
  const nameOf = useMemberNames();
  return (
    <PagedItems query={history} itemsOf={({ changes }) => changes} what="the history" more="older changes" skeleton={{ count: 4, height: 48 }} empty={NO_CHANGES}>
      {(changes) => (
        <ChangeList label="Alert changes">
          {changes.map((change) => (
            <ChangeEntry
              key={change.id}
              who={change.userName || nameOf(change.userId === null ? null : { id: change.userId, displayName: null, avatarSeed: null })}
              text={describeChange(change)}
              at={change.at}
              wasUndone={change.undoneAt !== null}
              fields={valuesOf(change)}
            />
          ))}
        </ChangeList>
      )}
    </PagedItems>
  );
}

/** The values that are shown; none for a switch, which its sentence describes. */
function valuesOf({ kind, fields }: AlertChange) {
  if (kind !== 'updated' || switchedTo(fields) !== null) return [];
  return changedFields(fields).flatMap((field) => {
    const before = describeValue({ name: field.name, value: field.before });
    const after = describeValue({ name: field.name, value: field.after });
    return before === null || after === null ? [] : [{ label: fieldLabel(field.name), before, after }];
  });
}
