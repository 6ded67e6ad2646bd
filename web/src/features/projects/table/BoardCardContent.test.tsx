import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { renderComponent } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { BoardCardContent } from './BoardCardContent';
import { sampleRow } from './sample-rows';

function show(assignee: { id: string; name: string } | null, photoPath: string | null = null) {
  api.on('get', '/api/v1/teams/users', { users: [sample('TeamUserView', { id: 'u2', displayName: 'Ben Roe', role: 'member', photoPath })] });
  return renderComponent(<BoardCardContent row={sampleRow('a', { title: 'The Cold Shelf', assignee })} isReadOnly onMove={() => undefined} />);
}

it('shows who works on a podcast by their initials, with the name for screen readers and as the title', async () => {
  const { loaded } = await show({ id: 'u2', name: 'Ben Roe' });
  await loaded();
  const mark = screen.getByTitle('Assigned to Ben Roe');
  expect(mark.textContent).toBe('BRAssigned to Ben Roe');
  expect(screen.getByText('BR').getAttribute('aria-hidden')).toBe('true');
});

it('shows the photo of who works on a podcast', async () => {
  await show({ id: 'u2', name: 'Ben Roe' }, '/img/users/u2/160?v=1');
  const mark = screen.getByTitle('Assigned to Ben Roe');
  await waitFor(() => expect(mark.querySelector('img')?.getAttribute('src')).toBe('/img/users/u2/80?v=1'));
});

it('shows nothing for a podcast that nobody works on', async () => {
  await show(null);
  expect(screen.queryByText(/Assigned to/)).toBeNull();
});
