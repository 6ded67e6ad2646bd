import { expect, it } from 'vitest';
import { problemsByField } from './versioned-form';

it('shows what the server found at its field', () => {
  expect(problemsByField([{ pointer: '/name', message: 'must have 3 to 100 characters' }, { pointer: '/other', message: 'x' }], { name: '' })).toEqual({ name: 'must have 3 to 100 characters' });
});
