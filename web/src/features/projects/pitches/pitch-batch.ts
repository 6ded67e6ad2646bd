/** Pitches for many podcasts, one after another: which are written, which are left out and why. */
import { toApiError } from '../../../api/errors';
import type { GeneratePitchRequest, PitchDetails } from '../../../api/outreach/types';
import { plural } from '../../../ui/text/format';
import type { ListedState } from '../../../ui/listed/listed-state';

/** A podcast of a list, as far as a pitch depends on it. */
export interface BatchRow {
  podcastId: string;
  slug: string;
  title: string;
  isInCatalog: boolean;
  isBlacklisted: boolean;
  state: ListedState;
}

export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'writing' }
  | { kind: 'written'; pitchId: string; needsReason: boolean; gaps: number }
  | { kind: 'skipped'; reason: string }
  | { kind: 'failed'; reason: string }
  /** Not written, because the AI assists were used up or the reader stopped. */
  | { kind: 'left'; reason: string };

export interface BatchPlan {
  /** Podcasts that get a pitch, in the order of the list. */
  written: readonly BatchRow[];
  /** What is left out before anything is spent. */
  leftOut: ReadonlyMap<string, Outcome>;
  /** Podcasts for which the AI assists do not suffice. */
  beyondBudget: number;
}

/** What a batch would write. `budget` is the number of AI assists that are left; null without a limit. */
export function planBatch(rows: readonly BatchRow[], written: ReadonlyMap<string, { isPitched: boolean }>, budget: number | null): BatchPlan {
  const leftOut = new Map<string, Outcome>();
  const open: BatchRow[] = [];
  for (const row of rows) {
    const reason = findReason(row, written.get(row.podcastId));
    if (reason) leftOut.set(row.podcastId, { kind: 'skipped', reason });
    else open.push(row);
  }
  const affordable = budget === null ? open : open.slice(0, budget);
  for (const row of open.slice(affordable.length)) leftOut.set(row.podcastId, { kind: 'left', reason: 'No AI assist is left for it' });
  return { written: affordable, leftOut, beyondBudget: open.length - affordable.length };
}

function findReason({ isInCatalog, isBlacklisted, state }: BatchRow, pitch: { isPitched: boolean } | undefined): string | null {
  if (!isInCatalog) return 'It has left the catalog';
  if (isBlacklisted) return 'It’s on your team’s blacklist';
  if (pitch?.isPitched) return 'This guest has been pitched to it before';
  if (pitch) return 'This guest already has a draft for it';
  if (state !== 'prospect' && state !== 'qualified') return `It’s ${state} on this list`;
  return null;
}

/** Refusals that are about the podcast. */
const SKIPPED: ReadonlySet<string> = new Set(['already_pitched', 'pitch_copied', 'opted_out', 'blacklisted', 'not_found', 'no_show_text']);

/** Why the server wrote none. */
function readRefusal(failure: unknown): Outcome {
  const { code, message } = toApiError(failure);
  if (code === 'quota_exceeded') return { kind: 'left', reason: 'No AI assist is left for it' };
  return { kind: code !== null && SKIPPED.has(code) ? 'skipped' : 'failed', reason: message };
}

const REASON_SLOT = '[your reason]';

/** A written pitch: complete, or with gaps that a person fills. */
export function outcomeOf({ id, body, placeholders }: Pick<PitchDetails, 'id' | 'body' | 'placeholders'>): Outcome {
  return { kind: 'written', pitchId: id, needsReason: body.includes(REASON_SLOT), gaps: placeholders.length };
}

/** Requests at once: a text model may need a minute for each. */
const AT_ONCE = 3;

interface BatchRun {
  rows: readonly BatchRow[];
  request: Omit<GeneratePitchRequest, 'podcastId'>;
  write: (request: GeneratePitchRequest) => Promise<{ outreach: PitchDetails }>;
  onOutcome: (podcastId: string, outcome: Outcome) => void;
  isStopped: () => boolean;
  /** Waits until the server accepts calls again. */
  wait?: (seconds: number) => Promise<void>;
}

const MAX_WAITS = 5;
const MAX_WAIT_SECONDS = 120;
const sleep = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

/** Repeats a call that came too early. */
async function patiently<Data>(call: () => Promise<Data>, wait: (seconds: number) => Promise<void>): Promise<Data> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await call();
    } catch (failure) {
      const { code, retryAfterSeconds } = toApiError(failure);
      if (code !== 'too_many_requests' || waits === MAX_WAITS) throw failure;
      await wait(Math.min(retryAfterSeconds ?? 1, MAX_WAIT_SECONDS));
    }
  }
}

/** Writes the pitches. After the last AI assist, nothing more is requested. */
export async function runBatch({ rows, request, write, onOutcome, isStopped, wait = sleep }: BatchRun): Promise<void> {
  const queue = [...rows];
  let isUsedUp = false;
  async function work(): Promise<void> {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const { podcastId } = row;
      if (isUsedUp || isStopped()) {
        onOutcome(podcastId, { kind: 'left', reason: isUsedUp ? 'No AI assist is left for it' : 'You stopped before this one' });
        continue;
      }
      onOutcome(podcastId, { kind: 'writing' });
      try {
        const { outreach } = await patiently(() => write({ ...request, podcastId }), wait);
        onOutcome(podcastId, outcomeOf(outreach));
      } catch (failure) {
        const refusal = readRefusal(failure);
        isUsedUp ||= refusal.kind === 'left';
        onOutcome(podcastId, refusal);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** "8 written, 2 of them need a reason. 3 left out." */
export function summarize(outcomes: readonly Outcome[]): string {
  const count = (kinds: readonly Outcome['kind'][]) => outcomes.filter(({ kind }) => kinds.includes(kind)).length;
  const needing = outcomes.filter((outcome) => outcome.kind === 'written' && outcome.needsReason).length;
  const leftOut = count(['skipped', 'left']);
  const failed = count(['failed']);
  return [
    `${plural(count(['written']), 'pitch', 'pitches')} written${needing > 0 ? `, ${needing} of them ${needing === 1 ? 'needs' : 'need'} your reason` : ''}.`,
    leftOut > 0 ? `${leftOut} left out.` : '',
    failed > 0 ? `${failed} failed.` : '',
  ].filter(Boolean).join(' ');
}
