import type { RelevancyRun } from '../../../api/relevancy/types';

/** Whether a run is shown: while it is at work, and afterwards to whoever saw it (`seenId`). */
export const isShownRun = (run: Pick<RelevancyRun, 'id' | 'state'>, seenId: string | null) => run.state === 'running' || run.id === seenId;
