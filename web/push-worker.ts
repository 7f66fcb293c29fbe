import { notificationPath } from './app/notification-path';

interface PushWorker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}
interface PageClient {
  visibilityState: DocumentVisibilityState;
  focus(): Promise<PageClient>;
  navigate(url: string): Promise<unknown>;
}
interface PushEvent {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface ClickEvent {
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

/** What the server sends, encrypted for this browser. */
interface Pushed {
  id: string;
  kind: string;
  title: string;
  body: string;
}

async function openPage({ clients }: PushWorker, path: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await clients.openWindow(path));
  // A page controlled by another worker can't be navigated, so a new one is opened.
  await page
    .focus()
    .then((focused) => focused.navigate(path))
    .catch(() => clients.openWindow(path));
}

/** A page that can be seen has it in its list, and tells it itself. */
async function show({ clients, registration }: PushWorker, { id, kind, title, body }: Pushed): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = '/icons/icon-192.png';
  await registration.showNotification(title, { body, tag: id, icon, badge: icon, data: { kind } });
}

/** Shows each pushed notification once, even if it arrives twice, and opens what it is about. */
export function listenToPush(worker: PushWorker): void {
  worker.addEventListener('push', (event) => {
    const pushed = event.data?.json() as Pushed | undefined;
    if (pushed) event.waitUntil(show(worker, pushed));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { kind } = event.notification.data as { kind: string };
    event.waitUntil(openPage(worker, notificationPath(kind)));
  });
}
