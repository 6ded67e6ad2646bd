import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POLL_MS, RETRY_MS, type Source, startEventStream } from './event-stream';

class FakeSource {
  static opened: FakeSource[] = [];
  readyState = 1;
  private readonly target = new EventTarget();
  readonly addEventListener = this.target.addEventListener.bind(this.target) as Source['addEventListener'];

  constructor() {
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = 2;
  }

  emit(type: string, data?: string) {
    this.target.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data }));
  }
}

const onEvents = vi.fn();
const onMissed = vi.fn();
const onEnded = vi.fn();
let stop: () => void;
const latest = () => FakeSource.opened.at(-1) as FakeSource;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  onEvents.mockReset();
  onMissed.mockReset();
  onEnded.mockReset();
  stop = startEventStream({ open: () => new FakeSource() as unknown as Source, onEvents, onMissed, onEnded });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('delivers the events of a moment together, named or not', () => {
  latest().emit('open');
  latest().emit('project-changed', '{"kind":"project-changed","projectId":"a"}');
  latest().emit('message', '{"kind":"listed-podcast-changed","projectId":"a"}');
  latest().emit('message', 'garbage');
  vi.advanceTimersByTime(1_000);
  expect(onEvents.mock.calls).toEqual([[[{ kind: 'project-changed', projectId: 'a' }, { kind: 'listed-podcast-changed', projectId: 'a' }]]]);
  expect(onMissed).not.toHaveBeenCalled();
});

it('polls while the connection is lost, and catches up once it is back', () => {
  latest().emit('open');
  latest().readyState = 0;
  latest().emit('error');
  latest().emit('error');
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(onMissed).toHaveBeenCalledTimes(2);
  latest().emit('open');
  expect(onMissed).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(4 * POLL_MS);
  expect(onMissed).toHaveBeenCalledTimes(3);
  expect(FakeSource.opened).toHaveLength(1);
});

it('catches up when the server requests it', () => {
  latest().emit('ready', '{}');
  latest().emit('resync', '{}');
  expect(onMissed).toHaveBeenCalledTimes(1);
  latest().emit('stream-ended', '{"reason":"signed-out"}');
  expect(onEnded).toHaveBeenCalledTimes(1);
});

it('connects again some time after a refusal', () => {
  latest().readyState = 2;
  latest().emit('error');
  vi.advanceTimersByTime(RETRY_MS);
  expect(FakeSource.opened).toHaveLength(2);
  stop();
  vi.advanceTimersByTime(10 * RETRY_MS);
  expect(FakeSource.opened).toHaveLength(2);
  expect(latest().readyState).toBe(2);
});
