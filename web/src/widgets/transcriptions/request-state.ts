/** What a transcription request shows about its state. */
import type { TranscriptionRequest } from '../../api/transcriptions';
import { plural } from '../../ui/text/format';

export const STATE_LABELS: Readonly<Record<TranscriptionRequest['state'], string>> = {
  queued: 'In the queue',
  fetching: 'Fetching',
  transcribing: 'Transcribing',
  transcribed: 'Ready soon',
  completed: 'Ready',
  failed: 'No transcript',
  canceled: 'Canceled',
};

const DETAILS: Readonly<Record<TranscriptionRequest['state'], string>> = {
  queued: 'Teams take turns.',
  fetching: 'The podcast’s own transcript is looked for first.',
  transcribing: 'This takes a few minutes.',
  transcribed: 'It appears with the next update of the catalog.',
  completed: '',
  failed: 'The request was refunded.',
  canceled: 'The request was refunded.',
};

/** A sentence about the request, such as its position or why there is no transcript. */
export function stateDetail({ state, position, estimatedWaitSeconds, failureReason }: TranscriptionRequest): string {
  if (state === 'queued' && typeof position === 'number') {
    const wait = typeof estimatedWaitSeconds === 'number' ? ` Ready in about ${describeWait(estimatedWaitSeconds)}.` : '';
    return position === 1 ? `It is next.${wait}` : `At most ${position - 1} before it.${wait} ${DETAILS.queued}`;
  }
  if (state === 'failed' && failureReason) return `${sentence(failureReason)} ${DETAILS.failed}`;
  return DETAILS[state];
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** A duration in its largest unit, at least a minute. */
function describeWait(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return plural(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? plural(hours, 'hour') : plural(Math.round(hours / 24), 'day');
}
