import { Workbox } from 'workbox-window';
import { claimMessage } from './messages';
import { serviceWorkers } from './service-workers';

const hourMs = 60 * 60_000;
const patienceMs = 15_000;
let workbox: Workbox | null = null;
let asked = false;

/** Browsers skip a page that was still loading when the first worker took over. */
async function takePart(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: claimMessage }, []);
}

/**
 * Registers the service worker and checks for a new version every hour and whenever the page becomes visible.
 * Calls `onWaiting` when one is waiting.
 */
export async function registerServiceWorker(onWaiting: () => void): Promise<void> {
  if (!serviceWorkers()) return;
  workbox = new Workbox('/service-worker.js');
  workbox.addEventListener('waiting', onWaiting);
  workbox.addEventListener('controlling', () => {
    if (asked) window.location.reload();
  });
  const look = () => void workbox?.update().catch(() => undefined);
  try {
    await workbox.register({ immediate: true });
  } catch {
    // If the browser refuses service workers, the app still works, only not offline.
    workbox = null;
    return;
  }
  void takePart();
  setInterval(look, hourMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/**
 * Lets the waiting version take over and reloads; if none is waiting, it is fetched first.
 * While no worker is active yet, this page came from the network, and so will the next.
 */
export async function takeNewVersion(): Promise<void> {
  asked = true;
  const registration = await serviceWorkers()?.getRegistration();
  if (!workbox || !registration?.active) return window.location.reload();
  setTimeout(() => window.location.reload(), patienceMs);
  await registration.update().catch(() => undefined);
  if (registration.waiting) workbox.messageSkipWaiting();
  else if (registration.installing) workbox.addEventListener('waiting', () => workbox?.messageSkipWaiting());
  else window.location.reload();
}
