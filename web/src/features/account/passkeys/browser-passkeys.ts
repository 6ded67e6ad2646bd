/** The passkeys of the browser (WebAuthn), as JSON in and out. */
import type { WebAuthnJson } from '../../../api/account/passkeys';

/** Browsers make no passkeys for sites without a domain. */
const isIpAddress = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[');

/** Whether this browser has passkeys for this site. */
export const canUsePasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function' && !isIpAddress(globalThis.location.hostname);

/** Whether the browser offers passkeys in the field of the address. */
export const canOfferInField = async (): Promise<boolean> => canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Has the device make a passkey. Fails with a `DOMException` when the reader cancels. */
export async function createPasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** Has the device sign with a passkey: in a dialog, or when the reader picks one in the field of the address. */
export async function signChallenge(options: WebAuthnJson, where: 'dialog' | 'field', signal?: AbortSignal): Promise<WebAuthnJson> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const mediation = where === 'field' ? 'conditional' : 'optional';
  return toJson(await navigator.credentials.get({ publicKey, mediation, ...(signal && { signal }) }));
}

const toJson = (credential: Credential | null): WebAuthnJson => (credential as PublicKeyCredential).toJSON() as WebAuthnJson;

/** Whether the reader or the page ended the dialog, which needs no message. */
export const isCanceled = (error: unknown): boolean => error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** What the reader can do when the device makes no passkey; null for failures of the server. */
export const deviceMessage = (error: unknown): string | null => {
  if (!(error instanceof DOMException)) return null;
  return error.name === 'InvalidStateError' ? 'This device has a passkey for your account already.' : 'Your device made no passkey. Try again, or use another device.';
};
