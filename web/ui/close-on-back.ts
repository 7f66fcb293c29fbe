import { useEffect, useEffectEvent } from 'react';

// Loaded ahead: the first step back may come right after a layer has opened.
const withoutNavigation = 'navigation' in window ? null : import('./back-without-navigation');

/** Open layers, in the order they were opened. */
const layers: { close: () => void }[] = [];

const isGuard = () => (history.state as { isGuard?: boolean } | null)?.isGuard === true;

/**
 * A step back that leaves the app can't be canceled, so the page gets a second entry to keep that step inside the
 * app. Before any tap, a layer that the address itself opened counts as the page.
 */
function guard(navigation: Navigation): void {
  const { currentEntry } = navigation;
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1];
  if (before?.sameDocument || isGuard() || !navigator.userActivation.hasBeenActive) return;
  history.pushState({ ...(history.state as object | null), isGuard: true }, '');
}

/** The app steps back itself, to close what an address opened. */
let isOwnStep = false;
window.addEventListener('vita:own-step', () => (isOwnStep = true));

/**
 * Whether the person took the step can't be seen from the event: Firefox says no of its own Back button, too.
 * The second entry stays when everything is closed, because removing it could collide with the app's own navigation.
 * One step back from there skips it, so it still counts as one.
 */
function onNavigate(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse') return;
  const isOwn = isOwnStep;
  isOwnStep = false;
  const top = layers.at(-1);
  if (top) {
    if (isOwn || !(event.cancelable || isGuard())) return;
    event.preventDefault();
    // Closing may itself step back, which would then be relative to this navigation's target.
    setTimeout(() => top.close());
  } else if (event.destination.index < (navigation.currentEntry?.index ?? 0) && isGuard())
    navigation.addEventListener('currententrychange', () => history.back(), { once: true });
}

/**
 * Back closes the top layer before it leaves the page. A step that stays in the app is canceled (Navigation API),
 * so that the history keeps its length; Android's gesture arrives as a close request (CloseWatcher). Between two
 * such steps browsers require a tap or key press, so no one is trapped on a page. Where a browser has no
 * Navigation API, the step back is undone.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => onBack() };
    layers.push(layer);
    const over = new AbortController();
    const { signal } = over;
    if ('navigation' in window) {
      guard(window.navigation);
      window.navigation.addEventListener('navigate', onNavigate);
    } else void withoutNavigation?.then(({ watchBack }) => watchBack(layers));
    if ('CloseWatcher' in window) new CloseWatcher({ signal }).addEventListener('close', () => onBack());
    return () => {
      over.abort();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}
