import { notificationsContract, type NotificationKind } from '../../../shared/contracts/notifications';
import { pushContract } from '../../../shared/contracts/push';
import { callEndpoint } from '../api/call-endpoint';
import { serviceWorkers } from '../pwa/service-workers';
import { currentSubscription } from './leave-push';

/** unsupported: this browser can't. denied: blocked, which only the browser's own settings can undo. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Pushed by default: what waits for an answer, and reminders. */
const pushedAtFirst: Record<NotificationKind, boolean> = {
  friendRequest: true,
  friendAccepted: false,
  challenge: true,
  challengeResult: false,
  sharedWorkout: false,
  tier: false,
  streakAtRisk: true,
  trainingDay: true,
  cheer: false,
};
const usualKinds = Object.fromEntries(Object.entries(pushedAtFirst).filter(([, isUsual]) => isUsual));

const isSupported = () => serviceWorkers() && 'PushManager' in window && 'Notification' in window;

/** The current state, read without asking for permission. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && (await currentSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

async function chooseUsualKinds(): Promise<void> {
  const { push } = await callEndpoint(notificationsContract.readPreferences, {});
  if (Object.values(push).some(Boolean)) return;
  await callEndpoint(notificationsContract.changePreferences, { body: { push: usualKinds } });
}

const inBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function subscribe(registration: ServiceWorkerRegistration, publicKey: string): Promise<void> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, publicKey };
  await callEndpoint(pushContract.subscribeBrowser, { body });
}

/** Asks for permission and subscribes; must be called from a tap. Returns the new state. */
export async function startPush(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return readPushState();
  const registration = await serviceWorkers()?.getRegistration();
  if (!registration) return 'unsupported';
  const { publicKey } = await callEndpoint(pushContract.readPushKey, {});
  await subscribe(registration, publicKey);
  await chooseUsualKinds();
  return 'on';
}

/** Subscribes anew if the server has another key than this browser subscribed with: the old one ends some day. */
export async function renewPush(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration();
  const subscription = await currentSubscription();
  const key = subscription?.options?.applicationServerKey;
  if (!registration || !key || Notification.permission !== 'granted') return;
  const { publicKey } = await callEndpoint(pushContract.readPushKey, {});
  if (publicKey === inBase64Url(key)) return;
  // A browser has one subscription at a time, for one key.
  await subscription.unsubscribe();
  await subscribe(registration, publicKey);
  await callEndpoint(pushContract.unsubscribeBrowser, { body: { endpoint: subscription.endpoint } });
}

/** The server is told first: anything it still sends to an unsubscribed browser is lost. */
export async function stopPush(): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription) {
    await callEndpoint(pushContract.unsubscribeBrowser, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return readPushState();
}
