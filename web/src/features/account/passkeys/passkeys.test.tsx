import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../testing/api';
import { atEnd } from '../../../testing/lifecycle';
import { renderComponent, renderPage, signIn } from '../../../testing/render';
import { sample } from '../../../testing/sample';
import { PasskeysSection } from './PasskeysSection';

const PASSKEYS = '/api/v1/users/passkeys';
const OPTIONS = '/api/v1/users/passkeys/options';
const SIGN_IN = '/api/v1/auth/passkey';
const SIGN_IN_OPTIONS = '/api/v1/auth/passkey/options';

const create = vi.fn();
const get = vi.fn();

/** A browser with a device that answers every request. */
beforeEach(() => {
  const credential = { toJSON: () => ({ id: 'phone' }) };
  create.mockReset().mockResolvedValue(credential);
  get.mockReset().mockResolvedValue(credential);
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: (options: unknown) => options,
    parseRequestOptionsFromJSON: (options: unknown) => options,
    isConditionalMediationAvailable: () => Promise.resolve(false),
  });
  api.on('get', '/api/v1/auth/provider', { name: null });
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  atEnd(() => vi.unstubAllGlobals());
});

const passkey = (fields: object) => sample('PasskeyView', { id: 'p1', name: 'Phone', ...fields });

it('adds a passkey of the device after a code, when the reader signed in a while ago', async () => {
  signIn();
  api.on('get', PASSKEYS, { passkeys: [], isAvailable: true });
  api.on('post', OPTIONS, () => api.fail(403, { code: 'confirmation_required', message: 'Confirm that it is you.' }));
  api.on('post', '/api/v1/auth/confirmation', { message: 'We sent a code.' });
  api.on('post', '/api/v1/auth/confirmation/code', {});
  const { user } = await renderComponent(<PasskeysSection />);
  const add = await screen.findByRole('button', { name: 'Add passkey' });
  await user.click(add);
  screen.getByText('Enter a name, such as the device.');
  await user.type(screen.getByLabelText('Name of the new passkey'), 'Phone');
  await user.click(add);
  const confirmation = within(await screen.findByRole('group', { name: 'Confirm it’s you' }));
  await user.click(confirmation.getByRole('button', { name: 'Send code' }));
  await user.type(await confirmation.findByLabelText('Code from the email'), '12345678');
  api.on('post', OPTIONS, { token: 'once' });
  api.on('post', PASSKEYS, { passkey: passkey({}) });
  api.on('get', PASSKEYS, { passkeys: [passkey({})], isAvailable: true });
  await user.click(confirmation.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('listitem')).textContent).toContain('Phone');
  expect(api.calls('post', PASSKEYS).map(({ body }) => body)).toEqual([{ token: 'once', name: 'Phone', credential: { id: 'phone' } }]);
});

it('says when the device has a passkey already, and nothing when the reader cancels', async () => {
  signIn();
  api.on('get', PASSKEYS, { passkeys: [], isAvailable: true });
  api.on('post', OPTIONS, { token: 'once' });
  const { user, loaded } = await renderComponent(<PasskeysSection />);
  await user.type(await screen.findByLabelText('Name of the new passkey'), 'Phone');
  create.mockRejectedValue(new DOMException('canceled', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Add passkey' }));
  await loaded();
  expect(screen.queryByRole('alert')).toBeNull();
  create.mockRejectedValue(new DOMException('excluded', 'InvalidStateError'));
  await user.click(screen.getByRole('button', { name: 'Add passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This device has a passkey for your account already.');
});

it('removes a passkey by a second click', async () => {
  signIn();
  api.on('get', PASSKEYS, { passkeys: [passkey({})], isAvailable: true });
  api.on('delete', '/api/v1/users/passkeys/{passkeyId}', {});
  const { user } = await renderComponent(<PasskeysSection />);
  await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  api.on('get', PASSKEYS, { passkeys: [], isAvailable: true });
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(api.calls('delete', '/api/v1/users/passkeys/{passkeyId}').map(({ path }) => path.passkeyId)).toEqual(['p1']);
});

it('signs in by the button, and says when the passkey is unknown', async () => {
  api.on('post', SIGN_IN_OPTIONS, { token: 'once' });
  api.on('post', SIGN_IN, () => api.fail(400, { code: 'passkey_not_valid', message: 'The passkey didn’t work.' }));
  const { user, router } = await renderPage('/sign-in');
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('The passkey didn’t work');
  expect(router.state.location.pathname).toBe('/sign-in');
  expect(api.calls('post', SIGN_IN).map(({ body }) => body)).toEqual([{ token: 'once', credential: { id: 'phone' } }]);
});

it('offers passkeys in the field of the address, and says nothing when that fails', async () => {
  vi.stubGlobal('PublicKeyCredential', { ...globalThis.PublicKeyCredential, isConditionalMediationAvailable: () => Promise.resolve(true) });
  api.on('post', SIGN_IN_OPTIONS, { token: 'once' });
  get.mockRejectedValue(new DOMException('aborted', 'AbortError'));
  await renderPage('/sign-in');
  await waitFor(() => expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' })));
  expect(screen.getByLabelText('Email address').getAttribute('autocomplete')).toBe('email webauthn');
  expect(screen.queryByRole('alert')).toBeNull();
});
