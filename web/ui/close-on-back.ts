import { useEffect, useEffectEvent } from 'react';

/** What is open, the last opened last. */
const layers: object[] = [];

const isGuard = () => (history.state as { isGuard?: boolean } | null)?.isGuard === true;

/**
 * A step back that leaves the app can be called off nowhere: there the page gets a second entry, so that it stays in the app. What
 * an address opens, before anybody has tapped, is the page itself.
 */
function guard(navigation: Navigation): void {
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1];
  if (before?.sameDocument || isGuard() || !navigator.userActivation.hasBeenActive) return;
  history.pushState({ ...(history.state as object | null), isGuard: true }, '');
}

/**
 * The second entry stays when everything is closed: taking it away would be a step of ours while the app may be on its way to another
 * page. A step back from it is one step all the same, not two.
 */
function skipGuard({ navigationType, userInitiated, destination }: NavigateEvent): void {
  const { currentEntry } = navigation;
  const isBack = navigationType === 'traverse' && destination.index < (currentEntry?.index ?? 0);
  if (!isBack || !userInitiated || layers.length > 0 || !isGuard()) return;
  navigation.addEventListener('currententrychange', () => history.back(), { once: true });
}

/**
 * Back closes what lies over the page before it leaves the page. The step is called off where it would stay in the app (Navigation
 * API), so that the history keeps its length. Android's gesture is a request to close (CloseWatcher). Between two such steps
 * browsers ask for a tap or a key, so that nobody is kept on a page; without these interfaces Back leaves it.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = {};
    layers.push(layer);
    const over = new AbortController();
    const { signal } = over;
    const onNavigate = (event: NavigateEvent) => {
      // A step that the app takes itself is its way of closing.
      const isStep = event.navigationType === 'traverse' && event.userInitiated;
      if (!isStep || layers.at(-1) !== layer || !(event.cancelable || isGuard())) return;
      event.preventDefault();
      // Closing may be a step back of its own, which would be counted from where this one led.
      setTimeout(() => onBack());
    };
    if ('navigation' in window) {
      guard(window.navigation);
      window.navigation.addEventListener('navigate', onNavigate, { signal });
      window.navigation.addEventListener('navigate', skipGuard);
    }
    if ('CloseWatcher' in window) new CloseWatcher({ signal }).addEventListener('close', () => onBack());
    return () => {
      over.abort();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}
