import { screen } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { expect, it } from 'vitest';
import { renderComponent, signIn } from '../../testing/render';
import { sample } from '../../testing/sample';
import { Audience } from './Audience';

const downloads = sample('Op3DownloadsView', { value: 5_270, source_as_of: '2026-11-20T23:00:00.000Z', last_synced_at: '2026-11-21T06:00:00.000Z' });
const audience = (fields: Partial<Schemas['AudienceEstimateView']>) =>
  sample('AudienceEstimateView', { estimatedMonthlyListeners: null, confidence: null, isDormant: null, inputs: [], op3Downloads: null, ...fields });

it('shows measured downloads with their source and date beside the estimate, and does not mix them', async () => {
  signIn();
  const estimate = audience({ estimatedMonthlyListeners: 4_200, estimatedMonthlyListenersBucket: '1K-10K', confidence: 'medium', op3Downloads: downloads });
  await renderComponent(<Audience estimate={estimate} />);
  const measured = screen.getByRole('region', { name: 'Downloads' }).textContent;
  expect(measured).toContain('5.3k downloads in 30 days');
  expect(measured).toContain('Measured by OP3, up to 20 Nov 2026');
  const estimated = screen.getByRole('region', { name: 'Estimated audience' }).textContent;
  expect(estimated).toContain('4.2k monthly listeners');
  expect(estimated).not.toContain('OP3');
});

it('shows measured downloads without an estimate, and nothing when neither is known', async () => {
  signIn();
  const { unmount } = await renderComponent(<Audience estimate={audience({ op3Downloads: downloads })} />);
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual(['downloads']);
  unmount();
  await renderComponent(<Audience estimate={null} />);
  expect(screen.queryByRole('region')).toBeNull();
});
