import { Badge, Button, Checkbox, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportPreview, type ImportRow, importPodcasts } from '../../api/lists/imports';
import type { ListedState, Priority, ProjectSummary } from '../../api/lists/types';
import { plural } from '../../ui/text/format';
import { PrioritySelect } from '../../ui/listed/PrioritySelect';
import { EmptyState } from '../../ui/layout/states';
import { StateSelect } from '../../ui/listed/StateSelect';
import { ErrorState } from '../ErrorState';
import { showUndo } from '../undo';
import { PlansLink } from '../PlansLink';
import { describeAdded } from './add-to-list';
import { addableRows, CONFIDENCE_LABELS, describeMatchedBy, describeRows, initialChoice, unmatchedText } from './import-rows';
import classes from './Lists.module.css';

interface ImportMatchesProps {
  project: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'>;
  preview: ImportPreview;
  /** Goes back to the text, with the rows that were not found. */
  onBack: (unmatched: string) => void;
  onAdded: () => void;
}

/** The podcast found for each row, its certainty, and whether it is added. */
export function ImportMatches({ project, preview, onBack, onAdded }: ImportMatchesProps) {
  const queryClient = useQueryClient();
  const { rows } = preview;
  const addable = addableRows(rows);
  const addableNumbers = new Set(addable.map(({ row }) => row));
  const [chosen, setChosen] = useState(() => initialChoice(rows));
  const [state, setState] = useState<ListedState>('prospect');
  const [priority, setPriority] = useState<Priority | null>(null);
  const podcasts = addable.flatMap(({ row, podcast }) => (podcast && chosen.has(row) ? [{ podcastId: podcast.podcastId, title: podcast.title }] : []));
  const add = useMutation({
    mutationFn: () => importPodcasts(project.projectId, { podcastIds: podcasts.map(({ podcastId }) => podcastId), state, ...(priority && { priority }) }),
    onSuccess: (result) => {
      showUndo(result.changeId, describeAdded({ kind: 'podcasts', podcasts }, project, result));
      void queryClient.invalidateQueries({ queryKey: ['project'] });
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      onAdded();
    },
  });
  const toggle = (number: number) => {
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    setChosen(next);
  };
  const room = preview.summary.limit?.remaining ?? null;
  const areAllChosen = addable.length > 0 && addable.every(({ row }) => chosen.has(row));
  if (rows.length === 0) {
    return (
      <EmptyState title="No podcasts in this file">
        <Button variant="default" onClick={() => onBack('')}>
          Try another file
        </Button>
      </EmptyState>
    );
  }
  return (
    <Stack gap="sm">
      <Text size="sm" role="status" className="numbers">
        {describeRows(preview)}
      </Text>
      {room !== null && podcasts.length > room && (
        <Text size="sm" role="alert">
          This list has room for {plural(room, 'more podcast')} on your plan. The first {room === 1 ? 'one is' : `${room} are`} added. <PlansLink />
        </Text>
      )}
      {addable.length > 0 && (
        <Checkbox
          label={`Choose all ${addable.length} that can be added`}
          checked={areAllChosen}
          indeterminate={chosen.size > 0 && !areAllChosen}
          classNames={{ root: classes.choice, body: classes.choiceBody }}
          onChange={() => setChosen(areAllChosen ? new Set() : new Set(addableNumbers))}
        />
      )}
      <ScrollArea.Autosize mah="45vh" type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Rows' }}>
        <ul className="plain-list" aria-label="Rows of the import">
          {rows.map((row) => (
            <li key={row.row}>
              <MatchRow row={row} isAddable={addableNumbers.has(row.row)} isChosen={chosen.has(row.row)} onToggle={() => toggle(row.row)} />
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
      {add.isError && <ErrorState title="Nothing was added" error={add.error} />}
      <Group justify="space-between" gap="sm" className={classes.footer}>
        <Button variant="subtle" onClick={() => onBack(unmatchedText(rows))}>
          Back
        </Button>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            Add as
          </Text>
          <StateSelect value={state} onChange={setState} subject="the imported podcasts" />
          <PrioritySelect value={priority} onChange={setPriority} subject="the imported podcasts" />
          <Button disabled={podcasts.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
            Add {plural(podcasts.length, 'podcast')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

interface MatchRowProps {
  row: ImportRow;
  isAddable: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

function MatchRow({ row, isAddable, isChosen, onToggle }: MatchRowProps) {
  const { podcast, confidence, matchedBy, reason, alreadyListed, input } = row;
  return (
    <div className={classes.match}>
      <label className={classes.selectLabel} htmlFor={`import-${row.row}`}>
        <Checkbox id={`import-${row.row}`} size="xs" aria-label={`Add ${podcast?.title ?? input}`} checked={isAddable && isChosen} disabled={!isAddable} onChange={onToggle} />
      </label>
      <div className={classes.matchText}>
        <Text size="sm" fw={podcast ? 600 : 450}>
          {podcast?.title ?? input}
        </Text>
        <Text size="xs" c="dimmed">
          Row {row.row}
          {podcast ? `: ${input}` : ''}
          {podcast?.author ? ` · by ${podcast.author}` : ''}
        </Text>
      </div>
      <div className={classes.matchState}>
        {alreadyListed ? (
          <Badge variant="default">Already on the list</Badge>
        ) : podcast && confidence ? (
          <Badge variant={confidence === 'certain' ? 'light' : 'outline'} color={confidence === 'guess' ? 'gray' : 'brand'}>
            {CONFIDENCE_LABELS[confidence]}
          </Badge>
        ) : (
          <Badge variant="outline" color="gray">
            Not found
          </Badge>
        )}
        <Text size="xs" c="dimmed">
          {podcast && matchedBy ? describeMatchedBy(matchedBy) : reason}
        </Text>
      </div>
    </div>
  );
}
