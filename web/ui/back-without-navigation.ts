interface Layer {
  close(): void;
}

/** What the router writes on its entries, and what the second entry of the first page has in addition. */
interface EntryState {
  idx?: number;
  isGuard?: boolean;
}

const stateNow = () => (history.state ?? {}) as EntryState;
const placeNow = () => 2 * (stateNow().idx ?? 0) + (stateNow().isGuard ? 1 : 0);

/** Where the visit is in the history, as far as is known. */
let place = 0;
let isUndoing = false;
/** The app steps back itself, to close what an address opened. */
let isOwnStep = false;
let isWatching = false;

/**
 * Without the Navigation API, a step back can't be canceled: it is undone by one forward, and neither is shown to
 * the router. Where no earlier entry is the app's, a second one keeps the step inside it.
 */
export function watchBack(layers: readonly Layer[]): void {
  const { idx = 0, isGuard } = stateNow();
  // Before any tap, a layer that the address itself opened counts as the page.
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (layers.length > 0 && idx === 0 && !isGuard && isTouched)
    history.pushState({ ...stateNow(), isGuard: true }, '');
  place = placeNow();
  if (isWatching) return;
  isWatching = true;

  function onPop(event: PopStateEvent): void {
    const isBack = placeNow() < place;
    if (isUndoing) {
      event.stopImmediatePropagation();
      isUndoing = false;
      // Closing may itself step back, which would then be relative to the step that is being undone.
      setTimeout(() => layers.at(-1)?.close());
    } else if (isOwnStep) {
      isOwnStep = false;
    } else if (isBack && layers.length > 0) {
      event.stopImmediatePropagation();
      isUndoing = true;
      return history.forward();
    } else if (isBack && place % 2 === 1 && placeNow() === place - 1) {
      // From the second entry to the first, with nothing open: to the person it is the same page.
      event.stopImmediatePropagation();
      history.back();
    }
    place = placeNow();
  }
  window.addEventListener('vita:own-step', () => (isOwnStep = true));
  // Told by first-view/stand-ins.ts, before the router hears of it.
  window.addEventListener('vita:step', (event) => onPop((event as CustomEvent<PopStateEvent>).detail));
}
