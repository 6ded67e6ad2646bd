/** Listens to `/api/v1/events`, and polls while the connection is lost. */
import { EVENT_KINDS, parseEvent, type TeamEvent } from '../../api/lists/events';

/** The part of `EventSource` that is used. */
export type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

interface EventStreamOptions {
  open: () => Source;
  onEvents: (events: readonly TeamEvent[]) => void;
  /** Called when events may have been missed. */
  onMissed: () => void;
  /** Called when the server ends the stream: the session has ended, acts for another team, or is too old. */
  onEnded?: () => void;
}

/** Events of one bulk change come together and are handled together. */
const BATCH_MS = 200;
export const POLL_MS = 15_000;
/** After the server has refused the stream, such as an older one without events. */
export const RETRY_MS = 60_000;
const CLOSED = 2;

/** Starts listening. Returns a function that stops it. */
export function startEventStream({ open, onEvents, onMissed, onEnded }: EventStreamOptions): () => void {
  let source: Source | null = null;
  let batch: TeamEvent[] = [];
  let batchTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setInterval> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hasMissed = false;

  const flush = () => {
    batchTimer = undefined;
    const events = batch;
    batch = [];
    onEvents(events);
  };
  const onMessage = (message: MessageEvent<string>) => {
    const event = parseEvent(message.data);
    if (!event) return;
    batch.push(event);
    batchTimer ??= setTimeout(flush, BATCH_MS);
  };
  const onOpen = () => {
    clearInterval(pollTimer);
    pollTimer = undefined;
    if (hasMissed) onMissed();
    hasMissed = false;
  };
  const onError = () => {
    hasMissed = true;
    pollTimer ??= setInterval(onMissed, POLL_MS);
    if (source?.readyState !== CLOSED) return; // The browser connects again by itself.
    source = null;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(connect, RETRY_MS);
  };
  function connect(): void {
    source = open();
    source.addEventListener('open', onOpen);
    source.addEventListener('error', onError);
    source.addEventListener('resync', onMissed);
    source.addEventListener('stream-ended', () => onEnded?.());
    for (const kind of ['message', ...EVENT_KINDS]) source.addEventListener(kind, onMessage as EventListener);
  }
  connect();
  return () => {
    source?.close();
    for (const timer of [batchTimer, pollTimer, retryTimer]) clearTimeout(timer);
  };
}
