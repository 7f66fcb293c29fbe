import './lib/zod-setup';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createRouter, initialized } from './app/router';
import { startPwa } from './lib/pwa/start-pwa';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const router = createRouter();
// Until then the page's first view stands, which the app replaces by the same picture.
void initialized(router).then(() => createRoot(root).render(<App router={router} />));

if (import.meta.env.PROD) startPwa();
