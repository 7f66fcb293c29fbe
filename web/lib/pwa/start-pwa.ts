import { whenIdle } from '../when-idle';
import { announceUpdate } from './app-update';

/** Sets up offline support once the first page has loaded and the browser is idle. */
export function startPwa(): void {
  const register = () =>
    void import('./service-worker-client')
      .then((client) => client.registerServiceWorker(announceUpdate))
      // The page was left or the line was lost meanwhile: the next page that loads tries again.
      .catch(() => undefined);
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}
