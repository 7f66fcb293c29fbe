import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { offlineClipsCache } from './lib/offline/clip-store';
import { claimMessage, skipWaitingMessage } from './lib/pwa/messages';

/** The part of the worker's global scope that is used here; the page's own types are in the way of the rest. */
interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'activate' | 'message',
    listener: (event: MessageEvent & { waitUntil(work: Promise<void>): void }) => void,
  ): void;
}

declare const precacheEntries: PrecacheEntry[];
const worker = globalThis as unknown as WorkerScope;

/** Everything that is not a page: files with an ending and the other services. */
const notPages = [/^\/(api|assets|cognito|socket|videos|__test)(\/|$)/, /\/[^/?]+\.[^/]+$/];
const configPatienceSeconds = 3;

cleanupOutdatedCaches();
precacheAndRoute(precacheEntries);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));

// Which user pool to ask: the deployment's word counts, the last one known will do without a connection.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'config', networkTimeoutSeconds: configPatienceSeconds }),
);

const pictures = new StaleWhileRevalidate({ cacheName: 'pictures' });

/** What was kept for training offline, in the ranges a player asks for. */
async function keptFile(request: Request, url: URL): Promise<Response | undefined> {
  const kept = await caches.match(url.pathname, { cacheName: offlineClipsCache });
  return kept && request.headers.has('range') ? createPartialResponse(request, kept) : kept;
}

// Other clips come from the network and are not kept: they are many, and large.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/videos\/[^/]+\.mp4$/.test(url.pathname),
  async ({ request, url }) => (await keptFile(request, url)) ?? fetch(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(videos|coach)\/[^/]+\.webp$/.test(url.pathname),
  async (options) => (await keptFile(options.request, options.url)) ?? pictures.handle(options),
);

// The first visit is served offline too; a later version waits until somebody asks for it.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === skipWaitingMessage) void worker.skipWaiting();
  if (type === claimMessage) event.waitUntil(worker.clients.claim());
});
