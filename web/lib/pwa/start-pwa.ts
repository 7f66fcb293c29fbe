import { whenIdle } from '../when-idle';
import { announceUpdate } from './app-update';

/** Sets up offline support once the first page has loaded and the browser is idle. */
export function startPwa(): void {
  const register = () =>
    void import('./service-worker-client').then((client) => client.registerServiceWorker(announceUpdate));
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}
