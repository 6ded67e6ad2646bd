import { expect, it } from 'vitest';
import { createOptionMemory, DEFAULT_OPTIONS, DEFAULT_VARIANTS } from './options';

function memoryOf(text: string | null) {
  const stored = new Map(text === null ? [] : [['earshot-pitch-options', text]]);
  return createOptionMemory({ getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value), removeItem: (key) => void stored.delete(key) });
}

it('remembers what was chosen', () => {
  const memory = memoryOf(null);
  expect(memory.read()).toEqual({ options: DEFAULT_OPTIONS, variants: DEFAULT_VARIANTS });
  const chosen = { options: { ...DEFAULT_OPTIONS, tone: 'warm' as const, outreachTemplateId: 't1' }, variants: 5 };
  memory.remember(chosen);
  expect(memory.read()).toEqual(chosen);
});

it.each(['', 'no json', 'null', '[1]', '"text"', '{"tone":"angry","variants":9,"outreachTemplateId":""}'])('falls back to the defaults for %s', (text) => {
  expect(memoryOf(text).read()).toEqual({ options: DEFAULT_OPTIONS, variants: DEFAULT_VARIANTS });
});
