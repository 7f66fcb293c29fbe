import { Workbox } from 'workbox-window';
import { claimMessage } from './messages';

const hourMs = 60 * 60_000;
const patienceMs = 15_000;
let workbox: Workbox | null = null;
let asked = false;

/** A page that was being loaded while the first worker took over is left out by the browser. */
async function takePart(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: claimMessage }, []);
}

/**
 * Registers the service worker and looks for a new version every hour and whenever the page is shown again.
 * `onWaiting` is called when one is here and waits.
 */
export async function registerServiceWorker(onWaiting: () => void): Promise<void> {
  workbox = new Workbox('/service-worker.js');
  workbox.addEventListener('waiting', onWaiting);
  workbox.addEventListener('controlling', () => {
    if (asked) window.location.reload();
  });
  const look = () => void workbox?.update().catch(() => undefined);
  try {
    await workbox.register({ immediate: true });
  } catch {
    // A browser that refuses service workers still has the app, only not offline.
    workbox = null;
    return;
  }
  void takePart();
  setInterval(look, hourMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/** Lets the waiting version take over and reloads; where none is waiting it is fetched first. */
export async function takeNewVersion(): Promise<void> {
  asked = true;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!workbox || !registration) return window.location.reload();
  setTimeout(() => window.location.reload(), patienceMs);
  await registration.update().catch(() => undefined);
  if (registration.waiting) workbox.messageSkipWaiting();
  else if (registration.installing) workbox.addEventListener('waiting', () => workbox?.messageSkipWaiting());
  else window.location.reload();
}
