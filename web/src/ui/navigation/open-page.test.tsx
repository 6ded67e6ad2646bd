import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render';
import { isDocumentPath } from './open-page';

it('pages without a route in the app are documents of the server', async () => {
  const { router } = await renderPage('/errors/404');
  const documents = ['/pricing', '/pricing?plan=business', '/articles/api-quick-start', '/about#contact', '/openapi.json'];
  const pages = ['/', '/podcasts', '/podcasts/pricing', '/search?q=/pricing', '/app/projects/one'];
  expect([...documents, ...pages].filter((href) => isDocumentPath(router, href))).toEqual(documents);
});
