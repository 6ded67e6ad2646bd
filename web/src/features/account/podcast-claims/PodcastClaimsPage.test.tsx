import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../../testing/api';
import { fill } from '../../../testing/fill';
import { renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';

const CLAIMS = '/api/v1/users/podcast-claims';
const PROOF = '/api/v1/users/podcast-claims/{claimId}/proof';
const STATEMENT = '/api/v1/users/podcast-claims/{claimId}/statement';

const claim = (fields: object) => sample('PodcastClaimView', { id: 'c1', podcastSlug: 'salt', podcastTitle: 'Salt', method: 'feed', state: 'open', statement: null, provenAt: null, ...fields });

beforeEach(() => signIn());

it('shows a token once, and names the step that is missing', async () => {
  api.on('get', CLAIMS, { claims: [] });
  api.on('post', CLAIMS, { claim: claim({}), token: 'earshot-claim-abc', mailedTo: null });
  const { user } = await renderPage('/app/user-settings/podcasts?podcast=salt');
  await user.click(await screen.findByRole('radio', { name: 'In the feed' }));
  api.on('get', CLAIMS, { claims: [claim({})] });
  api.on('post', PROOF, () => api.fail(409, { code: 'claim_not_proven', message: 'The feed doesn’t have your token yet.' }));
  await user.click(screen.getByRole('button', { name: 'Claim podcast' }));
  await screen.findByText('earshot-claim-abc');
  expect(api.calls('post', CLAIMS).map(({ body }) => body)).toEqual([{ podcastId: 'salt', method: 'feed' }]);
  const item = await screen.findByRole('listitem', { name: 'Salt' });
  await user.click(within(item).getByRole('button', { name: 'Check the feed' }));
  await within(item).findByText('The feed doesn’t have your token yet.');
});

it('finishes a claim by the link of a mail, and only by its button', async () => {
  api.on('get', CLAIMS, { claims: [claim({ method: 'mail' })] });
  api.on('post', PROOF, { claim: claim({ state: 'proven' }) });
  const { user } = await renderPage('/app/user-settings/podcasts?claim=c1&key=secret');
  const finish = await screen.findByRole('button', { name: 'Finish claim' });
  expect(api.calls('post', PROOF)).toEqual([]);
  await user.click(finish);
  await screen.findByText('Salt is yours');
  expect(api.calls('post', PROOF).map(({ path, body }) => [path.claimId, body])).toEqual([['c1', { key: 'secret' }]]);
});

it('saves what the owner states', async () => {
  const statement = { hidesContacts: false, emails: [], openToGuestsOn: null };
  api.on('get', CLAIMS, { claims: [claim({ state: 'proven', statement })] });
  api.on('put', STATEMENT, { claim: claim({ state: 'proven', statement }) });
  const { user } = await renderPage('/app/user-settings/podcasts');
  await user.type(await screen.findByLabelText('Open to guests on'), 'tea and water');
  await user.type(screen.getByLabelText('Email addresses for pitches'), 'a@salt.example, b@salt.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. It’s shown from now on.');
  expect(api.calls('put', STATEMENT).map(({ body }) => body)).toEqual([{ hidesContacts: false, emails: ['a@salt.example', 'b@salt.example'], openToGuestsOn: 'tea and water' }]);
});

it('ends a proven claim after the word was typed, and an open one after a click', async () => {
  const CLAIM = '/api/v1/users/podcast-claims/{claimId}';
  const statement = { hidesContacts: false, emails: [], openToGuestsOn: null };
  api.on('get', CLAIMS, { claims: [claim({ state: 'proven', statement }), claim({ id: 'c2', podcastTitle: 'Pepper' })] });
  api.on('delete', CLAIM, {});
  const { user } = await renderPage('/app/user-settings/podcasts');
  const end = async (title: string) => {
    await user.click(within(await screen.findByRole('listitem', { name: title })).getByRole('button', { name: 'End claim' }));
    return within(await screen.findByRole('dialog'));
  };
  const ended = () => api.calls('delete', CLAIM).map(({ path }) => path.claimId);
  const ofPepper = await end('Pepper');
  await user.click(ofPepper.getByRole('button', { name: 'End claim' }));
  await waitFor(() => expect(ended()).toEqual(['c2']));
  await user.click(ofPepper.getByRole('button', { name: 'Cancel' }));
  const ofSalt = await end('Salt');
  await user.click(ofSalt.getByRole('button', { name: 'End claim' }));
  expect(ended()).toEqual(['c2']);
  fill(ofSalt.getByLabelText('Type end to confirm'), 'end');
  await user.click(ofSalt.getByRole('button', { name: 'End claim' }));
  await waitFor(() => expect(ended()).toEqual(['c2', 'c1']));
});
