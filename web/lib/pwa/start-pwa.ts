import { whenIdle } from '../when-idle';
import { announceUpdate } from './app-update';

/** Makes the app work offline, once the first page is there and the browser has nothing better to do. */
export function startPwa(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    void import('./service-worker-client').then((client) => client.registerServiceWorker(announceUpdate));
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}
