import './lib/zod-setup';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { whenReady } from './app/first-view';
import { createRouter } from './app/router';
import { startPwa } from './lib/pwa/start-pwa';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const router = createRouter();
void whenReady(router).then(() => createRoot(root).render(<App router={router} />));

if (import.meta.env.PROD) startPwa();
