import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './app/colors.css';
import './app/base.css';
import './app/server-page.css';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { loadEmbeddedData } from './api/queries';
import { App } from './app/App';
import { allowInjectedStyles } from './app/nonce';
import { createAppRouter } from './app/router';
import { toApiError } from './api/errors';
import { referrerPath, returnPath } from './widgets/return-path';

const MAX_RETRIES = 2;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // Only server errors are retried: they may be temporary. The reader retries a lost connection, and a 4xx stays one.
      retry: (failures, error) => toApiError(error).status >= 500 && failures < MAX_RETRIES,
    },
    // Without a connection, a change fails at once with a message, instead of waiting unseen.
    mutations: { networkMode: 'always' },
  },
});
loadEmbeddedData(queryClient, document);
allowInjectedStyles();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
returnPath.onNavigate(referrerPath(), location.pathname + location.search);
const router = createAppRouter(queryClient);
// The server-rendered content of #root stays until the code of the page is loaded.
void router.load().finally(() => createRoot(root).render(<App router={router} queryClient={queryClient} />));
