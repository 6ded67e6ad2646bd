import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { setElementWidth } from '../../testing/layout';
import { renderComponent } from '../../testing/render';
import { sample } from '../../testing/sample';
import { UsagePanel } from './UsagePanel';

const dateOf = (day: number) => new Date(Date.UTC(2026, 9, 20 + day)).toISOString().slice(0, 10);

it('plots the searches of each day', async () => {
  setElementWidth(800);
  api.on('get', '/api/v1/teams/usage/current', {});
  api.on('get', '/api/v1/users/usage/daily', { days: Array.from({ length: 30 }, (_, day) => sample('UsageRecordView', { date: dateOf(day), searchCount: day % 5 })) });
  await renderComponent(<UsagePanel />);
  const figure = await screen.findByRole('figure', { name: 'Searches per day' });
  // A day without searches has no bar.
  await waitFor(() => expect(figure.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(24));
});
