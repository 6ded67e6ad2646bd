import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../../testing/render';
import { CountryGroups } from './CountryGroups';

function Field() {
  const [chosen, setChosen] = useState(['JP', 'US']);
  return (
    <>
      <CountryGroups chosen={chosen} onChange={setChosen} />
      <output>{chosen.join(' ')}</output>
    </>
  );
}

it('adds and removes a group, and keeps the other countries', async () => {
  const { user } = await renderComponent(<Field />);
  const group = screen.getByRole('button', { name: 'English speaking' });
  expect(group.getAttribute('aria-pressed')).toBe('false');
  await user.click(group);
  expect(screen.getByRole('status').textContent).toBe('JP US GB CA AU NZ IE IN PH SG ZA');
  expect(group.getAttribute('aria-pressed')).toBe('true');
  await user.click(group);
  expect(screen.getByRole('status').textContent).toBe('JP');
});
