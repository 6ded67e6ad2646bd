import { ActionIcon, Anchor, Button, Group, NativeSelect, Popover, Tabs, TagsInput, Text, Textarea } from '@mantine/core';
import { IconCalendarEvent, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import { OutreachLinks } from '../../../widgets/outreach/OutreachLinks';
import { podcastCover } from '../../../ui/media/cover';
import { capitalize, formatCount, formatDay, formatDecimal, genreName, languageName } from '../../../ui/text/format';
import { type ListedState, type Priority, STATE_LABELS, stateOfKey } from '../../../ui/listed/listed-state';
import { PrioritySelect } from '../../../ui/listed/PrioritySelect';
import { PanelHead, SidePanel } from '../../../ui/dialogs/SidePanel';
import { StateSelect } from '../../../ui/listed/StateSelect';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { useDraft } from '../../../ui/forms/useDraft';
import { ActivityList } from './ActivityList';
import { EntryReview } from '../relevancy/EntryReview';
import type { ReviewedList } from '../relevancy/reviewed-list';
import { Notices, podcastPath } from './cells';
import type { CustomColumn } from './custom-columns';
import { CustomFields } from './CustomFields';
import { cleanLabels, MAX_LABELS, MAX_NOTES_LENGTH, NextActionField } from './editors';
import classes from './List.module.css';
import { answerLabel, contactLabel } from './list-filters';
import type { ClientAnswer, ListEdit, ListRow } from './list-row';
import { useMembers } from './useMembers';

interface EntryPanelProps {
  /** The row to show, or null while the panel is closed. */
  row: ListRow | null;
  panel: 'overview' | 'activity';
  /** "2 of 20". */
  place: string;
  isReadOnly: boolean;
  list: ReviewedList;
  /** The list that pitches are written for; null for a list without outreach. */
  outreach: { projectId: string; guestProfileId: string | null } | null;
  suggestions: readonly string[];
  /** The columns of the list. */
  customColumns: readonly CustomColumn[];
  onPanel: (panel: 'overview' | 'activity') => void;
  onStep: (step: 1 | -1) => void;
  onState: (row: ListRow, state: ListedState) => void;
  onPriority: (row: ListRow, priority: Priority | null) => void;
  onEdit: (row: ListRow, edit: ListEdit) => void;
  onRemove: (row: ListRow) => void;
  onClose: () => void;
}

/** A panel beside the list with one podcast. j and k step through the rows, 1 to 6 set the state; Space and Escape close it. */
export function EntryPanel({ row, panel, place, isReadOnly, onPanel, onStep, onState, onClose, ...rest }: EntryPanelProps) {
  const onKey = (key: string) => {
    const state = isReadOnly ? undefined : stateOfKey(key);
    if (state && row) onState(row, state);
    return state !== undefined;
  };
  return (
    <SidePanel isOpen={row !== null} title={row?.title ?? ''} noun="podcast" place={place} onKey={onKey} onStep={onStep} onClose={onClose}>
      {row && (
        <>
          <PanelHead title={row.title} subtitle={row.author} cover={podcastCover(row.podcastId, row.imageUrl)} />
          <div className={classes.boardFacts}>
            <Notices row={row} />
          </div>
          <Tabs value={panel} onChange={(value) => onPanel(value === 'activity' ? 'activity' : 'overview')} keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="overview">Overview</Tabs.Tab>
              <Tabs.Tab value="activity">Activity ({row.activity.length})</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="overview" pt="sm">
              <Overview key={row.id} row={row} isReadOnly={isReadOnly} onState={onState} {...rest} />
            </Tabs.Panel>
            <Tabs.Panel value="activity" pt="sm">
              <ActivityList row={row} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </SidePanel>
  );
}

type OverviewProps = Pick<EntryPanelProps, 'list' | 'isReadOnly' | 'outreach' | 'suggestions' | 'customColumns' | 'onState' | 'onPriority' | 'onEdit' | 'onRemove'> & { row: ListRow };

function Overview({ row, list, isReadOnly, outreach, suggestions, customColumns, onState, onPriority, onEdit, onRemove }: OverviewProps) {
  const { members } = useMembers();
  const labels = useDraft(row, (seen) => [...seen.labels]);
  const notes = useDraft(row, (seen) => seen.notes);
  /** The row that the calendar was opened with; null while it is closed. */
  const [dated, setDated] = useState<ListRow | null>(null);
  const saveLabels = () =>
    labels.end((value, seen) => {
      const cleaned = cleanLabels(value);
      if (JSON.stringify(cleaned) !== JSON.stringify(seen.labels)) onEdit(seen, { labels: cleaned });
    });
  const saveNotes = () =>
    notes.end((value, seen) => {
      if (value.trimEnd() !== seen.notes) onEdit(seen, { notes: value.trimEnd() });
    });
  // Stepping to another row or closing the panel saves what was typed.
  const onLeave = useEffectEvent(() => {
    saveLabels();
    saveNotes();
  });
  useEffect(() => () => onLeave(), []);
  const nextAction = row.nextActionOn === null ? 'No date' : formatDay(row.nextActionOn);
  return (
    <div className={classes.overview}>
      {outreach && row.isInCatalog && (
        <Group gap="xs">
          <OutreachLinks podcast={row} projectId={outreach.projectId} guestProfileId={outreach.guestProfileId} isBooked={row.state === 'booked'} />
        </Group>
      )}
      <Field label="State">
        <StateSelect value={row.state} subject={row.title} disabled={isReadOnly} hasKeys onChange={(state, before) => onState({ ...row, state: before }, state)} />
      </Field>
      <Field label="Priority">
        <PrioritySelect value={row.priority} subject={row.title} disabled={isReadOnly} onChange={(priority, before) => onPriority({ ...row, priority: before }, priority)} />
      </Field>
      <Field label="Next action">
        <Popover opened={dated !== null} onChange={(isOpen) => setDated(isOpen ? row : null)} position="bottom-start" radius="md" shadow="md" trapFocus returnFocus>
          <Popover.Target>
            <Button variant="subtle" color="gray" size="xs" disabled={isReadOnly} leftSection={<IconCalendarEvent size={16} aria-hidden="true" />} onClick={() => setDated(dated ? null : row)}>
              {nextAction}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label="Next action">
            <NextActionField
              value={(dated ?? row).nextActionOn}
              onChange={(nextActionOn) => {
                setDated(null);
                if (dated && nextActionOn !== dated.nextActionOn) onEdit(dated, { nextActionOn });
              }}
            />
          </Popover.Dropdown>
        </Popover>
      </Field>
      <NativeSelect
        label="Assignee"
        disabled={isReadOnly}
        value={row.assignee?.id ?? ''}
        data={[{ value: '', label: 'Nobody' }, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(event) => onEdit(row, { assignee: members.find(({ id }) => id === event.currentTarget.value) ?? null })}
      />
      <CustomFields row={row} columns={customColumns} isReadOnly={isReadOnly} onEdit={onEdit} />
      <ClientAnswers answers={row.clientAnswers} />
      <TagsInput label="Labels" disabled={isReadOnly} value={labels.value} data={[...suggestions]} maxTags={MAX_LABELS} comboboxProps={{ withinPortal: false }} onChange={labels.set} onBlur={saveLabels} />
      <Textarea
        label="Notes"
        disabled={isReadOnly}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={MAX_NOTES_LENGTH}
        value={notes.value}
        onChange={(event) => notes.set(event.currentTarget.value)}
        onBlur={saveNotes}
      />
      {row.isInCatalog && <EntryReview list={list} row={row} isReadOnly={isReadOnly} />}
      <dl className={classes.facts}>
        <Fact label="Contact">{row.contactState === null ? null : contactLabel(row.contactState)}</Fact>
        <Fact label="Authority score">{row.authority === null ? null : formatDecimal(row.authority)}</Fact>
        <Fact label="Guests">{row.hasGuests === null ? null : row.hasGuests ? 'Yes' : 'No'}</Fact>
        <Fact label="Episodes">{row.episodeCount === null ? null : formatCount(row.episodeCount)}</Fact>
        <Fact label="Last episode">{row.lastEpisodeAtMs === null ? null : <TimeAgo value={new Date(row.lastEpisodeAtMs).toISOString()} />}</Fact>
        <Fact label="Publishes">{row.updateFrequency && capitalize(row.updateFrequency)}</Fact>
        <Fact label="Language">{row.language && languageName(row.language)}</Fact>
        <Fact label="Genres">{row.genres.length === 0 ? null : row.genres.map((genre) => genreName(genre.toLowerCase())).join(', ')}</Fact>
        <Fact label="Added">
          <TimeAgo value={new Date(row.addedAtMs).toISOString()} />
          {row.addedBy && ` by ${row.addedBy}`}
        </Fact>
        <Fact label="Last pitch">{row.lastPitch && `${row.lastPitch.by}, ${formatDay(new Date(row.lastPitch.atMs).toISOString())}, list “${row.lastPitch.projectName}”`}</Fact>
        <Fact label="Other lists">
          {row.otherLists.length === 0
            ? null
            : row.otherLists.map((other) => (
                <span key={other.projectId} className={classes.otherList}>
                  <Anchor component={AppLink} href={paths.project(other.projectSlug)}>
                    {other.projectName}
                  </Anchor>{' '}
                  ({STATE_LABELS[other.state]})
                </span>
              ))}
        </Fact>
      </dl>
      <Group justify="space-between">
        {(row.isInCatalog || row.mergedInto !== null) && (
          <Button component={AppLink} href={podcastPath(row)} variant="light">
            Open podcast
          </Button>
        )}
        {!isReadOnly && (
          <ActionIcon variant="subtle" color="red" size={36} aria-label={`Remove ${row.title} from the list`} onClick={() => onRemove(row)}>
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </Group>
    </div>
  );
}

/** What clients answered in shared lists, newest first. */
function ClientAnswers({ answers }: { answers: readonly ClientAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Client">
      <Text size="sm" fw={550}>
        Client
      </Text>
      <ul className={classes.answers}>
        {answers.map(({ answer, comment, name, atMs }) => (
          <li key={`${atMs} ${name} ${answer}`}>
            <span>
              <strong>{answerLabel(answer)}</strong>
              {comment && `: ${comment}`}
            </span>
            <small>
              {name && `${name}, `}
              <TimeAgo value={new Date(atMs).toISOString()} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <Text size="sm" fw={550} aria-hidden="true">
        {label}
      </Text>
      {children}
    </div>
  );
}

/** Renders a fact, or nothing when it is unknown. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
