import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BoardCardContent } from './BoardCardContent';
import { sampleRow } from './sample-rows';

const show = (assignee: { id: string; name: string } | null) => render(<BoardCardContent row={sampleRow('a', { title: 'The Cold Shelf', assignee })} isReadOnly onMove={() => undefined} />);

it('shows who works on a podcast by their initials, with the name for screen readers and as the title', () => {
  show({ id: 'u2', name: 'Ben Roe' });
  const mark = screen.getByTitle('Assigned to Ben Roe');
  expect(mark.textContent).toBe('BRAssigned to Ben Roe');
  expect(screen.getByText('BR').getAttribute('aria-hidden')).toBe('true');
});

it('shows nothing for a podcast that nobody works on', () => {
  show(null);
  expect(screen.queryByText(/Assigned to/)).toBeNull();
});
