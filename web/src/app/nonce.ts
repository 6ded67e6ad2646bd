import { setNonce } from 'get-nonce';

/** The nonce of the page's policy. Styles that are made at run time carry it; without it the browser drops them. */
export const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Mantine asks for the nonce itself; what stops the page from scrolling behind a dialog asks this store. */
export function allowInjectedStyles(): void {
  const nonce = styleNonce();
  if (nonce) setNonce(nonce);
}
