import { setNonce } from 'get-nonce';

/** The nonce of the page's Content Security Policy. The browser drops styles created at run time that lack it. */
export const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Stores the nonce for the library that locks scrolling behind a dialog. Mantine reads the nonce by itself. */
export function allowInjectedStyles(): void {
  const nonce = styleNonce();
  if (nonce) setNonce(nonce);
}
