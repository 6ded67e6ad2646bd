import { Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { AlertConfig, AlertMatch } from '../../../api/alerts/types';
import { formatCount, plural } from '../../../ui/text/format';
import { useSelection } from '../../../ui/forms/useSelection';
import { useAddToListDialog } from '../../../widgets/lists/useAddToListDialog';
import { isUnseen } from '../match-text';
import classes from './Inbox.module.css';
import { SelectionTools } from './SelectionTools';
import { groupByShow } from './show-groups';
import { type RowContext, ShowGroups } from './ShowGroups';
import type { useMatchActions } from './useMatchActions';
import { useMatchKeys } from './useMatchKeys';

interface MatchListProps {
  matches: readonly AlertMatch[];
  total: number;
  /** The loaded matches of the back catalog; empty while it is folded. */
  older: readonly AlertMatch[];
  alerts: readonly AlertConfig[];
  namesAlert: boolean;
  actions: ReturnType<typeof useMatchActions>;
  listKey: string;
  onPlay: (match: AlertMatch, second: number) => void;
  onPlayOrPause: (match: AlertMatch) => void;
  /** What follows the matches: more of them, and the heading of the back catalog. */
  children: ReactNode;
}

const inShowOrder = (matches: readonly AlertMatch[]) => groupByShow(matches).flatMap((group) => group.matches);

/** The matches by show, and the back catalog at the end, with one selection and one set of keys. */
export function MatchList({ matches, total, older, alerts, namesAlert, actions, listKey, onPlay, onPlayOrPause, children }: MatchListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [snoozing, setSnoozing] = useState<string | null>(null);
  const all = [...inShowOrder(matches), ...inShowOrder(older)];
  const selection = useSelection(all.map(({ id }) => id), listKey);
  const adder = useAddToListDialog(null, selection.clear);
  const selected = all.filter(({ id }) => selection.selected.has(id));
  const addToList = (added: readonly AlertMatch[]) => {
    const podcasts = new Map(added.map(({ podcast }) => [podcast.id, { podcastId: podcast.id, title: podcast.title }]));
    adder.choose({ kind: 'podcasts', podcasts: [...podcasts.values()] });
  };
  const withMatch = (run: (match: AlertMatch) => void) => (id: string) => {
    const match = all.find((each) => each.id === id);
    if (match) run(match);
  };
  useMatchKeys(list, {
    onSeen: withMatch((match) => actions.markSeen([match], isUnseen(match))),
    onSelect: (id) => selection.toggle(id, false),
    onSnooze: setSnoozing,
    onReject: withMatch((match) => actions.reject.mutate(match)),
    onPlay: withMatch(onPlayOrPause),
  });
  const context: RowContext = { alerts, namesAlert, actions, selection, snoozing, onSnoozing: setSnoozing, onPlay, onAddToList: addToList };
  return (
    <>
      <Text size="sm" c="dimmed" mb={6} role="status" className="numbers">
        {selected.length > 0 ? `${formatCount(selected.length)} selected` : plural(total, 'match', 'matches')}
      </Text>
      {selected.length > 0 && <SelectionTools selected={selected} actions={actions} onAddToList={() => addToList(selected)} onClear={selection.clear} />}
      <div ref={list} className={classes.shows}>
        <ShowGroups matches={matches} context={context} />
        {children}
        <ShowGroups matches={older} context={context} />
      </div>
      {adder.dialog}
    </>
  );
}
