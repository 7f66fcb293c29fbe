import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createEmitter, type Emitter } from './emitter';

/** A tap is over, and no second one follows; scrolling by finger goes on for as long between its steps. */
const calmMs = 400;
/** The longest that news waits. */
const mostMs = 4_000;

let isTouching = false;
let isFocused = false;
let calming: ReturnType<typeof setTimeout> | undefined;

const isHeld = () => isTouching || isFocused;

const touches: Emitter<void> = createEmitter(() => {
  const stop = new AbortController();
  const listen = <Type extends keyof WindowEventMap>(
    types: readonly Type[],
    listener: (event: WindowEventMap[Type]) => void,
  ) =>
    types.forEach((type) =>
      window.addEventListener(type, listener, { capture: true, passive: true, signal: stop.signal }),
    );
  const hold = () => {
    clearTimeout(calming);
    calming = undefined;
    isTouching = true;
    touches.tell();
  };
  const release = () => {
    clearTimeout(calming);
    calming = setTimeout(() => {
      calming = undefined;
      isTouching = false;
      touches.tell();
    }, calmMs);
  };
  const focus = (next: boolean) => {
    isFocused = next;
    touches.tell();
  };
  listen(['pointerdown', 'touchstart'], hold);
  listen(['pointerup', 'touchend', 'touchcancel'], release);
  // A finger that begins to scroll ends its pointer, but is still down.
  listen(['pointercancel'], ({ pointerType }) => pointerType !== 'touch' && release());
  // The page goes on after the finger has let go.
  listen(['scroll'], () => calming !== undefined && release());
  listen(['focusin'], ({ target }) =>
    focus(target instanceof HTMLElement && target.matches(':focus-visible') && target.closest('li') !== null),
  );
  listen(['focusout'], ({ relatedTarget }) => relatedTarget === null && focus(false));
  // Whoever chose something waits for what comes of it.
  listen(['click'], () => focus(false));
  return () => {
    stop.abort();
    clearTimeout(calming);
    calming = undefined;
    isTouching = false;
    isFocused = false;
  };
});

/**
 * The value of a live list, which doesn't move under a finger: what comes while a pointer is down, or while a row has
 * the keyboard's focus, is shown when that ends, or after a few seconds.
 */
export function useSteady<Value>(value: Value): Value {
  const held = useSyncExternalStore(touches.subscribe, isHeld, () => false);
  const [shown, setShown] = useState(value);
  const isBehind = !Object.is(shown, value);
  // Nothing moves where nothing was.
  const isFree = !held || shown === undefined || value === undefined;
  if (isBehind && isFree) setShown(value);
  const catchUp = useEffectEvent(() => setShown(value));
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(catchUp, mostMs);
    return () => clearTimeout(timer);
  }, [isBehind]);
  return isFree ? value : shown;
}
