import './lib/zod-setup';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createRouter, initialized } from './app/router';
import { startPwa } from './lib/pwa/start-pwa';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

/** In its own task after the modules are evaluated, so that the browser can respond in between; a timer would wait longer. */
const start = new MessageChannel();
start.port1.addEventListener(
  'message',
  () => {
    const router = createRouter();
    // Until then the page's first view is shown, which the app replaces with an identical picture. A transition lets the app
    // render in slices.
    void initialized(router).then(() =>
      startTransition(() => createRoot(root).render(<App router={router} />)),
    );
    if (import.meta.env.PROD) startPwa();
  },
  { once: true },
);
start.port1.start();
start.port2.postMessage(null);
