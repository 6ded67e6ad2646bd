import { expect, it } from 'vitest';
import { ApiError } from '../api/errors';
import { serverState } from './server-state';

const after = (status: number, code: string | null = null) => {
  serverState.failed(new ApiError('No', { status, code }));
  return serverState.isDown();
};

it('is down when nothing answers, or only a proxy', () => {
  expect([after(0), after(404, 'not_found'), after(502), after(503, 'shutting_down'), after(-1)]).toEqual([true, false, true, false, false]);
});

it('is up again with the first response, and reports the change once', () => {
  const changes: boolean[] = [];
  const stop = serverState.subscribe(() => changes.push(serverState.isDown()));
  for (const step of [() => after(0), () => after(0), serverState.answered, serverState.answered]) step();
  stop();
  expect(changes).toEqual([true, false]);
});
