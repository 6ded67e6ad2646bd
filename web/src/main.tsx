import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './app/colors.css';
import './app/base.css';
import './app/server-page.css';
import './app/print.css';
import { createRoot } from 'react-dom/client';
import { loadEmbeddedData } from './api/queries';
import { App } from './app/App';
import { allowInjectedStyles } from './app/nonce';
import { createQueryClient } from './app/query-client';
import { createAppRouter } from './app/router';
import { referrerPath, returnPath } from './widgets/return-path';

const queryClient = createQueryClient();
loadEmbeddedData(queryClient, document);
allowInjectedStyles();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
returnPath.onNavigate(referrerPath(), location.pathname + location.search);
const router = createAppRouter(queryClient);
// The server-rendered content of #root stays until the code of the page is loaded.
void router.load().finally(() => createRoot(root).render(<App router={router} queryClient={queryClient} />));
