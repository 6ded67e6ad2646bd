import { expect, it } from 'vitest';
import { sample } from '../../testing/sample';
import { stateDetail } from './request-state';

const detail = (fields: Parameters<typeof sample<'TranscriptionRequestView'>>[1]) => stateDetail(sample('TranscriptionRequestView', fields));

it('names the position, and why there is no transcript', () => {
  expect(detail({ state: 'queued', position: 1 })).toBe('It is next.');
  expect(detail({ state: 'queued', position: 4 })).toBe('At most 3 before it. Teams take turns.');
  expect(detail({ state: 'queued', position: 1, estimatedWaitSeconds: 20 })).toBe('It is next. Ready in about 1 minute.');
  expect(detail({ state: 'queued', position: 4, estimatedWaitSeconds: 10_800 })).toBe('At most 3 before it. Ready in about 3 hours. Teams take turns.');
  expect(detail({ state: 'queued', position: null })).toBe('Teams take turns.');
  expect(detail({ state: 'failed', failureReason: 'the file is not audio: it is a video' })).toBe('The file is not audio: it is a video. The request was refunded.');
  expect(detail({ state: 'completed' })).toBe('');
});
