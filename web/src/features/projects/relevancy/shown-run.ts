import type { RelevancyRun } from '../../../api/relevancy/types';

/** Whether a run is shown: while it is running, and afterwards to readers who saw it running (`seenId`). */
export const isShownRun = (run: Pick<RelevancyRun, 'id' | 'state'>, seenId: string | null) => run.state === 'running' || run.id === seenId;
