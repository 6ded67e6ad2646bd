import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { fill, valueOf } from '../../../testing/fill';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const TEMPLATE = '/api/v1/outreach/templates/{templateId}';

it('overwrites no text that was saved in another window', async () => {
  let stored = sample('OutreachTemplateView', { id: 't1', slug: 'short', name: 'Short', subject: 'Hello', template: 'Hi [host first name]', isBuiltIn: false, version: 1 });
  signIn();
  api.on('get', '/api/v1/outreach/templates', () => ({ templates: [stored] }));
  api.on('put', TEMPLATE, ({ body, headers }) => {
    if (headers.get('if-match') !== `"${stored.version}"`) return api.fail(412, { data: { current: stored } });
    stored = { ...stored, ...(body as object), version: (stored.version ?? 0) + 1 };
    return { template: stored };
  });
  const { user, queryClient } = await renderPage('/app/user-settings/outreach-templates/short');
  fill(await screen.findByLabelText('Body'), 'Hello [host first name]');
  stored = { ...stored, subject: 'A guest', template: 'Dear [host first name]', version: 2 };
  await queryClient.invalidateQueries({ queryKey: ['outreach-templates'] });
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  const conflict = await screen.findByRole('alert');
  expect(within(conflict).getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['FieldTheirsYours', 'SubjectA guestNot changed', 'BodyDear [host first name]Hello [host first name]']);
  expect(stored.template).toBe('Dear [host first name]');
  await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(stored).toMatchObject({ subject: 'A guest', template: 'Hello [host first name]' }));
  expect(valueOf(screen.getByLabelText('Subject'))).toBe('A guest');
});
