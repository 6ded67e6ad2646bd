/** Sentences about relevancy reviews: their evidence, their cost, a run over many. */
import type { RelevancyCost, RelevancyEvidence, RelevancyRun } from '../../api/relevancy/types';
import { formatCount, plural } from '../../ui/text/format';

const FITS: readonly string[] = ['Doesn’t fit', 'Hardly fits', 'Fits in part', 'Fits well', 'Fits very well'];

/** "Fits well" for 4 of 5. */
export const describeRating = (rating: number) => FITS[Math.min(5, Math.max(1, Math.round(rating))) - 1] ?? '';

const SOURCES: Readonly<Record<string, string>> = { title: 'Title of the episode', description: 'Notes of the episode' };

/** The speaker of a quote, or the text that it comes from. */
export function describeQuoteSource({ source, speaker, speakerRole }: Pick<RelevancyEvidence, 'source' | 'speaker' | 'speakerRole'>): string {
  const written = SOURCES[source];
  if (written) return written;
  const role = speakerRole === 'host' || speakerRole === 'guest' ? speakerRole : null;
  if (speaker) return role ? `${speaker}, ${role}` : speaker;
  return role === 'host' ? 'The host' : role === 'guest' ? 'A guest' : 'Transcript';
}

/** Describes the cost of a run over podcasts, and whether the plan covers it. */
export function describeCost({ podcasts, fresh, aiAssists, aiAssistsLeft, isAffordable }: RelevancyCost): string {
  if (podcasts === 0) return 'There are no podcasts to review.';
  if (aiAssists === 0) return podcasts === 1 ? 'Its review is up to date.' : `All ${formatCount(podcasts)} reviews are up to date.`;
  const cost = `Reviews ${plural(aiAssists, 'podcast')} and uses ${plural(aiAssists, 'AI assist')}.`;
  const kept = fresh > 0 ? ` ${formatCount(fresh)} ${fresh === 1 ? 'is' : 'are'} already up to date and ${fresh === 1 ? 'costs' : 'cost'} nothing.` : '';
  if (aiAssistsLeft === null) return `${cost}${kept}`;
  return isAffordable ? `${cost}${kept} ${formatCount(aiAssistsLeft)} ${aiAssistsLeft === 1 ? 'is' : 'are'} left.` : `${cost}${kept} Only ${formatCount(aiAssistsLeft)} ${aiAssistsLeft === 1 ? 'is' : 'are'} left in this period. Choose fewer podcasts.`;
}

/** Describes the progress of a run, or its end. */
export function describeRun({ state, total, reviewed, failed }: Pick<RelevancyRun, 'state' | 'total' | 'reviewed' | 'failed'>): string {
  const failures = failed > 0 ? ` ${plural(failed, 'podcast')} couldn’t be reviewed and cost nothing.` : '';
  if (state === 'running') return `Reviewing podcasts: ${formatCount(reviewed + failed)} of ${formatCount(total)}.`;
  if (state === 'stopped') return `The reviews stopped after ${formatCount(reviewed)} of ${plural(total, 'podcast')}.${failures}`;
  if (state === 'canceled') return `Canceled after ${formatCount(reviewed)} of ${plural(total, 'podcast')}. The rest cost nothing.${failures}`;
  return `${plural(reviewed, 'podcast')} reviewed.${failures}`;
}
