import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../testing/api';
import { renderComponent } from '../../testing/render';
import { sample } from '../../testing/sample';
import { AutoFillSettings } from './AutoFillSettings';

const AUTO_FILL = '/api/v1/projects/{projectIdOrSlug}/auto-fill';

it('overwrites no search that a colleague chose meanwhile', async () => {
  api.on('get', '/api/v1/saved-searches', { savedSearches: [sample('SavedSearchView', { id: 's1', name: 'Looms', kind: 'podcasts', searchOptions: { q: 'looms' } as never })] });
  api.on('put', AUTO_FILL, api.fail(412, { code: 'precondition_failed', message: 'Someone has changed it since.', data: { current: null } }));
  const autoFill = sample('AutoFillView', { searchKind: 'podcasts', searchOptions: { q: 'engines' } as never, version: 7 });
  const { user } = await renderComponent(<AutoFillSettings project={sample('ProjectDetailsView', { projectId: 'p1', name: 'Tour', status: 'ACTIVE', autoFill }) as never} />);
  await user.click(await screen.findByRole('button', { name: 'Use this search' }));
  await screen.findByText('Someone else changed the auto-fill of this list');
  await waitFor(() => expect(api.calls('put', AUTO_FILL).map(({ headers }) => headers.get('if-match'))).toEqual(['"7"']));
});
