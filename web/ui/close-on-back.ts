import { useEffect, useEffectEvent } from 'react';

/** What is open, the last opened last: Back is for that one. */
const layers: object[] = [];

/**
 * Back closes what lies over the page before it leaves the page. No entry of the history is made for it: the step back is called
 * off where browsers let it be (Navigation API), and Android's gesture is a request to close (CloseWatcher), also where there is
 * nothing to go back to. Both ask for a tap or key between two such steps, so that nobody is kept on a page.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = {};
    layers.push(layer);
    const over = new AbortController();
    const { signal } = over;
    window.navigation?.addEventListener(
      'navigate',
      (event) => {
        // A step that the app takes itself is its way of closing.
        const isBack = event.navigationType === 'traverse' && event.userInitiated && event.cancelable;
        if (!isBack || layers.at(-1) !== layer) return;
        event.preventDefault();
        onBack();
      },
      { signal },
    );
    if ('CloseWatcher' in window) new CloseWatcher({ signal }).addEventListener('close', () => onBack());
    return () => {
      over.abort();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}
