import { Anchor, Badge, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { guestPitchesQuery } from '../../../api/outreach/pitches';
import { currentUsageQuery } from '../../../api/queries';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { formatCount, plural } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { isSubmitKey } from '../../../ui/forms/submit-key';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { GuestField } from '../../../widgets/outreach/GuestField';
import { PlansLink } from '../../../widgets/PlansLink';
import { type BatchRow, type Outcome, planBatch, summarize } from './pitch-batch';
import classes from './Pitches.module.css';
import { usePitchBatch } from './usePitchBatch';

interface PitchesDialogProps {
  project: { projectId: string; name: string };
  /** The guest of the list; null when it has none. */
  guestProfileId: string | null;
  rows: readonly BatchRow[];
  onClose: () => void;
}

/** Shows what the pitches cost, writes them, and shows what became of each podcast. */
export function PitchesDialog({ project, guestProfileId, rows, onClose }: PitchesDialogProps) {
  const [guest, setGuest] = useState(guestProfileId);
  const usage = useQuery({ ...currentUsageQuery, retry: false });
  const written = useQuery({ ...guestPitchesQuery(guest ?? ''), enabled: guest !== null });
  const batch = usePitchBatch();
  const assists = usage.data?.aiAssists;
  const budget = typeof assists?.limit === 'number' ? Math.max(0, assists.limit - assists.used) : null;
  const [begun, setBegun] = useState<ReturnType<typeof planBatch> | null>(null);
  const plan = begun ?? (written.data && usage.data ? planBatch(rows, written.data, budget) : null);
  const canWrite = guest !== null && plan !== null && plan.written.length > 0 && !begun;
  const done = begun ? batch.finished - begun.leftOut.size : 0;
  const write = () => {
    if (!canWrite) return;
    setBegun(plan);
    void batch.start(plan, { guestProfileId: guest, projectId: project.projectId });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return;
    // The key also presses the button that has the focus.
    event.preventDefault();
    write();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog title={`Write ${plural(rows.length, 'pitch', 'pitches')}`} size={620} onClose={batch.isRunning ? batch.stop : onClose} closeLabel={batch.isRunning ? 'Stop writing' : 'Close'}>
      <Stack gap="md">
        {guestProfileId === null && <GuestField label="Guest" emptyLabel="Choose a guest" value={guest} onChange={setGuest} />}
        {guest !== null && !plan && !written.isError && !usage.isError && <SkeletonRows count={1} height={24} label="Calculating cost" />}
        {written.isError && <ErrorState title="Couldn’t load the guest’s pitches" error={written.error} onRetry={() => void written.refetch()} />}
        {usage.isError && <ErrorState title="Couldn’t calculate the cost" error={usage.error} onRetry={() => void usage.refetch()} />}
        {plan && !begun && <Cost plan={plan} total={rows.length} budget={budget} />}
        {begun && (
          <>
            <Progress value={(done / Math.max(1, begun.written.length)) * 100} aria-label="Pitches written" />
            <Text size="sm" role="status" className="numbers">
              {batch.isRunning ? `Writing ${formatCount(Math.min(done + 1, begun.written.length))} of ${formatCount(begun.written.length)}…` : summarize([...batch.outcomes.values()])}
            </Text>
            <ul className={classes.outcomes} aria-label="Podcasts">
              {rows.map((row) => (
                <OutcomeItem key={row.podcastId} row={row} outcome={batch.outcomes.get(row.podcastId) ?? { kind: 'waiting' }} />
              ))}
            </ul>
          </>
        )}
        <Group justify="flex-end" gap="sm" className={classes.footer}>
          {begun && !batch.isRunning ? (
            <>
              <Anchor component={AppLink} href={paths.outreach({ guest })} size="sm">
                All pitches of this guest
              </Anchor>
              <Button data-autofocus onClick={onClose}>
                Done
              </Button>
            </>
          ) : batch.isRunning ? (
            <Button variant="default" onClick={batch.stop}>
              Stop
            </Button>
          ) : (
            <>
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button data-autofocus disabled={!canWrite} aria-keyshortcuts="Control+Enter" rightSection={<kbd className={classes.key}>Ctrl ⏎</kbd>} onClick={write}>
                {plan && plan.written.length > 0 ? `Write ${plural(plan.written.length, 'pitch', 'pitches')}` : 'Write pitches'}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

interface CostProps {
  plan: ReturnType<typeof planBatch>;
  total: number;
  budget: number | null;
}

/** What the pitches cost, and which podcasts get none. */
function Cost({ plan: { written, leftOut, beyondBudget }, total, budget }: CostProps) {
  const reasons = new Map<string, number>();
  for (const outcome of leftOut.values()) if (outcome.kind === 'skipped') reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
  return (
    <Stack gap={6}>
      <Text size="sm" role="status" className="numbers">
        {written.length === 0 ? 'No pitch can be written for these podcasts.' : `Uses ${plural(written.length, 'AI assist')}${budget === null ? '' : `; ${formatCount(budget)} ${budget === 1 ? 'is' : 'are'} left`}.`}
        {beyondBudget > 0 && ` Your AI assists cover ${formatCount(written.length)} of ${formatCount(written.length + beyondBudget)}, the first ones on your list. `}
        {beyondBudget > 0 && <PlansLink />}
      </Text>
      {reasons.size > 0 && (
        <>
          <Text size="sm">
            {formatCount([...reasons.values()].reduce((sum, count) => sum + count, 0))} of {formatCount(total)} are left out, free of charge:
          </Text>
          <ul className="bullets">
            {[...reasons].map(([reason, count]) => (
              <li key={reason}>
                {reason}: {formatCount(count)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Text size="sm" c="dimmed">
        Each pitch is written for its podcast and saved as a draft with your usual writing options. Nothing is sent.
      </Text>
    </Stack>
  );
}

function OutcomeItem({ row, outcome }: { row: BatchRow; outcome: Outcome }) {
  return (
    <li data-outcome={outcome.kind}>
      {outcome.kind === 'written' ? (
        <AppLink href={paths.pitch(outcome.pitchId)} className={classes.title}>
          {row.title}
        </AppLink>
      ) : (
        <span className={classes.title}>{row.title}</span>
      )}
      <OutcomeText outcome={outcome} />
    </li>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'waiting':
      return <Text size="sm" c="dimmed" span>Waiting</Text>;
    case 'writing':
      return <Text size="sm" span>Writing…</Text>;
    case 'written':
      if (outcome.needsReason) return <Badge variant="light" color="orange" component="span">Needs your reason</Badge>;
      return outcome.gaps > 0 ? <Badge variant="light" color="orange" component="span">{plural(outcome.gaps, 'gap')} to fill</Badge> : <Badge variant="light" color="green" component="span">Written</Badge>;
    default:
      return (
        <Text size="sm" c={outcome.kind === 'failed' ? 'red' : 'dimmed'} span>
          {outcome.reason}
        </Text>
      );
  }
}
