import type { BrowserContext, Page, Worker } from '@playwright/test';
import { friendsContract } from '../../shared/contracts/friends';
import { settingsPath } from '../../web/app/settings-path';
import { startFakePushService, type FakePushService } from '../support/fake-push-service';
import { signUpUser } from '../support/sign-in';
import { spawnCloud } from '../support/spawned-cloud';
import { expect, suiteStart, test as base } from './app';

let time = Date.parse(suiteStart);
const test = base.extend<object, { pushService: FakePushService }>({
  pushService: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const service = await startFakePushService(() => time);
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  // A server that pushes to this file's push service.
  cloud: [
    async ({ pushService }, use) => {
      const cloud = await spawnCloud({
        from: suiteStart,
        environment: { PUSH_STAND_IN: pushService.origin },
      });
      await use(cloud);
      await cloud.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ serviceWorkers: 'allow' });

/** Headless Chromium has no push service, so the test's service replaces it where the browser would ask for one. */
async function subscribeAt(page: Page, newBrowser: (key: string) => object): Promise<void> {
  await page.exposeFunction('newBrowser', newBrowser);
  await page.addInitScript(() => {
    const kept = 'test-subscription';
    const read = () => {
      const stored = localStorage.getItem(kept);
      if (!stored) return null;
      const subscription = JSON.parse(stored) as { endpoint: string };
      const unsubscribe = async () => {
        localStorage.removeItem(kept);
        return true;
      };
      return { ...subscription, toJSON: () => subscription, unsubscribe };
    };
    const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const { newBrowser } = window as never as { newBrowser(key: string): Promise<object> };
      localStorage.setItem(kept, JSON.stringify(await newBrowser(applicationServerKey)));
      return read();
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => read() });
    // Some headless builds say 'denied' whatever was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
}

/** Delivers the message like a push service: it reaches the worker, whether or not a page is open. */
async function deliver(context: BrowserContext, page: Page, origin: string, message: object): Promise<void> {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) done(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

/** Some headless builds show nothing, whatever was granted: notifications are recorded by their tag instead. */
async function keepNotifications([worker]: Worker[]): Promise<void> {
  await worker?.evaluate(() => {
    const { registration, Notification } = globalThis as never as {
      registration: ServiceWorkerRegistration;
      Notification: { permission: NotificationPermission };
    };
    if (Notification.permission === 'granted') return;
    const kept = new Map<string, object>();
    registration.showNotification = async (title, options) =>
      void kept.set(options?.tag ?? title, { ...options, title });
    registration.getNotifications = async () => [...kept.values()] as Notification[];
  });
}

const shown = ([worker]: Worker[]) =>
  worker?.evaluate(async () => {
    const { registration } = globalThis as never as { registration: ServiceWorkerRegistration };
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('a device is turned on, shows what the server sent, and is turned off', async ({
  app,
  cloud,
  context,
  pushService,
}) => {
  const { page } = app;
  await context.grantPermissions(['notifications'], { origin: cloud.origin });
  const browsers: ReturnType<FakePushService['newBrowser']>[] = [];
  await subscribeAt(page, (key) => {
    const browser = pushService.newBrowser(key);
    browsers.push(browser);
    return { endpoint: browser.endpoint, keys: browser.keys };
  });
  time = await cloud.advance(0);
  await app.becomeMember('Maya Okafor');
  await app.goto(settingsPath('reminders'));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 45_000,
  });
  await app.goto(settingsPath('reminders'));
  const device = page.getByRole('switch', { name: /^Notify me on this device/ });
  await device.click();
  await expect(page.getByText('You’ll get notifications here while the app is closed.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Send: Friend requests' })).toBeChecked();

  const own = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const claims = (localStorage.getItem(key) ?? '').split('.')[1] ?? '';
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }).sub;
  });
  const ask = async (name: string) => {
    const friend = await signUpUser(cloud.origin, { name, now: () => time });
    await friend.call(friendsContract.addFriend, { body: { friendId: own } });
    await cloud.idle();
  };
  // An open page would be told instead.
  await page.goto('about:blank');
  await ask('Noah Lindqvist');
  const [browser] = browsers;
  await expect.poll(() => browser?.messages).toHaveLength(1);
  const [message] = browser?.messages ?? [];
  if (!message) throw new Error('nothing was sent');
  await keepNotifications(context.serviceWorkers());
  // It arrives twice, as push services may do, and is shown once.
  await deliver(context, page, cloud.origin, message);
  await deliver(context, page, cloud.origin, message);
  const told = 'Noah Lindqvist would like to train with you.';
  await expect
    .poll(() => shown(context.serviceWorkers()))
    .toEqual([{ title: 'New friend request', body: told, tag: message.id }]);

  await app.goto(settingsPath('reminders'));
  await expect(device).toBeChecked();
  await device.click();
  await expect(device).not.toBeChecked();
  await ask('Priya Nair');
  expect([browser?.messages.length, pushService.refused]).toEqual([1, []]);
});
