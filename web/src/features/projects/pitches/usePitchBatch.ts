import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { generatePitch } from '../../../api/outreach/pitches';
import { currentUsageQuery } from '../../../api/queries';
import { useLeaveWarning } from '../../../ui/navigation/useLeaveWarning';
import { optionMemory } from '../../../widgets/outreach/options';
import { type BatchPlan, type Outcome, runBatch } from './pitch-batch';

const OPEN_KINDS: readonly Outcome['kind'][] = ['waiting', 'writing'];

/** A batch of pitches that this page writes. It stops when the page is left; what was written stays. */
export function usePitchBatch() {
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const isStopped = useRef(false);
  useLeaveWarning(isRunning);
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  async function start({ written, leftOut }: BatchPlan, guest: { guestProfileId: string; projectId: string }): Promise<void> {
    isStopped.current = false;
    setIsRunning(true);
    setOutcomes(new Map<string, Outcome>([...written.map(({ podcastId }) => [podcastId, { kind: 'waiting' }] as const), ...leftOut]));
    const { options } = optionMemory.read();
    await runBatch({
      rows: written,
      request: { ...options, ...guest },
      write: generatePitch,
      onOutcome: (podcastId, outcome) => setOutcomes((known) => new Map(known).set(podcastId, outcome)),
      isStopped: () => isStopped.current,
    });
    setIsRunning(false);
    void queryClient.invalidateQueries({ queryKey: ['outreach'] });
    void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey });
  }
  const finished = [...outcomes.values()].filter(({ kind }) => !OPEN_KINDS.includes(kind)).length;
  return { outcomes, isRunning, finished, start, stop };
}
