import { announceUpdate } from './app-update';

/** Makes the app work offline, once the first page is there and the browser has nothing better to do. */
export function startPwa(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    void import('./service-worker-client').then((client) => client.registerServiceWorker(announceUpdate));
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(register, { timeout: 5_000 });
    else setTimeout(register, 1_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
