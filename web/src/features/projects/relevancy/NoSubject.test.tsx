import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../../testing/render';
import { NoSubject } from './NoSubject';

it('leads from a list without subjects to its settings', async () => {
  await renderComponent(<NoSubject list={{ slug: 'tour', projectTypes: ['guest-booking'], linkedGuestProfile: null } as never} />);
  expect((await screen.findByRole('note')).textContent).toContain('We don’t know what fits this list yet.');
  expect(screen.getByRole('link', { name: 'a purpose or keywords' }).getAttribute('href')).toBe('/app/projects/tour/settings');
  expect(screen.getByRole('link', { name: 'topics for the guest' }).getAttribute('href')).toBe('/app/projects/tour/guest-profile');
});
