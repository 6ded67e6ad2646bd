import { expect, it } from 'vitest';
import { createReturnPath } from './return-path';

function setUp() {
  const values = new Map<string, string>();
  const clock = { nowMs: 0 };
  const store = { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value), removeItem: (key: string) => void values.delete(key) };
  return { returnPath: createReturnPath(store, () => clock.nowMs), store, clock };
}

it('returns to the page from which the reader went to sign in, once', () => {
  const { returnPath } = setUp();
  returnPath.onNavigate('/', '/podcasts/a');
  returnPath.onNavigate('/podcasts/a?skip=25#episodes', '/sign-in?source=search');
  returnPath.onNavigate('/sign-in', '/sign-up');
  returnPath.onNavigate('/sign-up', '/sign-up/validation-email-sent');
  expect([returnPath.take(), returnPath.take()]).toEqual(['/podcasts/a?skip=25#episodes', null]);
});

it('forgets the page when the reader opens the sign-in page directly, or after an hour', () => {
  const { returnPath, clock } = setUp();
  returnPath.onNavigate('/about', '/sign-in');
  returnPath.onNavigate(null, '/sign-in');
  expect(returnPath.take()).toBeNull();
  returnPath.onNavigate('/about', '/sign-in');
  clock.nowMs = 60 * 60_000;
  expect(returnPath.take()).toBeNull();
});

it('never returns to the pages of signing in and out, nor to another site', () => {
  const { returnPath, store } = setUp();
  returnPath.onNavigate('/app/sign-out', '/sign-in?message=signed-out');
  expect(returnPath.take()).toBeNull();
  for (const path of ['//evil.example/', '/\\evil.example', 'https://evil.example', '/sign-in', 7]) {
    store.setItem('earshot-return', JSON.stringify({ path, at: 0 }));
    expect(returnPath.take()).toBeNull();
  }
  store.setItem('earshot-return', '{');
  expect(returnPath.take()).toBeNull();
});

it('keeps the page that needs a session over the one before it', () => {
  const { returnPath } = setUp();
  returnPath.remember('/app/projects/spring-tour');
  returnPath.onNavigate('/about', '/sign-in?source=app');
  expect(returnPath.take()).toBe('/app/projects/spring-tour');
});
