import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { offlineClipsCache } from './lib/offline/clip-store';
import { listenToPush } from './push-worker';
import { claimMessage, skipWaitingMessage } from './lib/pwa/messages';

/** The part of the worker's global scope used here, because the page's own types conflict with the worker's. */
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

/** Everything that is not a page: files with an extension and the other services. */
const notPages = [/^\/(api|assets|cognito|socket|videos|__test)(\/|$)/, /\/[^/?]+\.[^/]+$/];
const configPatienceSeconds = 3;

cleanupOutdatedCaches();
precacheAndRoute(precacheEntries);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));

// Holds the user pool's address: the deployed version counts, but the last known one works offline.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'config', networkTimeoutSeconds: configPatienceSeconds }),
);

const pictures = new StaleWhileRevalidate({ cacheName: 'pictures' });

/** Files saved for offline training, in the ranges a player requests; also in place of a smaller clip. */
async function keptFile(request: Request, url: URL): Promise<Response | undefined> {
  const file = url.pathname.replace('/small/', '/');
  const kept = await caches.match(file, { cacheName: offlineClipsCache });
  return kept && request.headers.has('range') ? createPartialResponse(request, kept) : kept;
}

// Other clips come from the network and are not cached: they are many and large.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/videos\/(small\/)?[^/]+\.mp4$/.test(url.pathname),
  async ({ request, url }) => (await keptFile(request, url)) ?? fetch(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(videos|coach)\/[^/]+\.webp$/.test(url.pathname),
  async (options) => (await keptFile(options.request, options.url)) ?? pictures.handle(options),
);

// Pose tracking and its reference data are large and only for camera users, so they are cached once used. Names contain a hash of the
// content, so a later
// version of a file replaces the one cached under the same name without the hash.
const poseCache = 'pose-tracking';
const withoutHash = (url: string) => url.replace(/-[\w-]{8}\.\w+$/, '');
const poseFiles = new CacheFirst({
  cacheName: poseCache,
  plugins: [
    {
      cacheDidUpdate: async ({ request }) => {
        const cache = await caches.open(poseCache);
        const outdated = (await cache.keys()).filter(
          ({ url }) => url !== request.url && withoutHash(url) === withoutHash(request.url),
        );
        await Promise.all(outdated.map((each) => cache.delete(each)));
      },
    },
  ],
});
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/assets\/(pose-(worker|runtime|model)|three)[.-]/.test(url.pathname),
  poseFiles,
);

// The first visit becomes available offline, too; a later version waits until the person applies it.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === skipWaitingMessage) void worker.skipWaiting();
  if (type === claimMessage) event.waitUntil(worker.clients.claim());
});

listenToPush(globalThis as unknown as Parameters<typeof listenToPush>[0]);
