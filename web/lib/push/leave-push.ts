import { serviceWorkers } from '../pwa/service-workers';

/** This browser's subscription, if any. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await serviceWorkers()?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** The next person to sign in gets none of the last person's notifications; the server drops unsubscribed browsers on its own. */
export async function leavePush(): Promise<void> {
  const subscription = await currentSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
