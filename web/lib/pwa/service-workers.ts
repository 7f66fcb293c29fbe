/** Undefined where the browser has none, or refuses even to name them, as it does where site data is blocked. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
