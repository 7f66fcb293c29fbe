import { useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/emitter';

export type ToastPlace = 'top-right' | 'bottom-right';

/** What toasts leave free at the window's edges: the bar on top of a phone; margins elsewhere. */
export const toastOffsets = { top: 76, wide: 20 };
/** Height of a toast with two lines, including the gap to the next one. */
const toastHeight = 104;
const toastWidth = 424;
const isPhone = () => window.matchMedia('(width <= 37.5rem)').matches;

const changes = createEmitter();
let place: ToastPlace | undefined;
let aboveBars = 0;
let pressed: Element | undefined;
/** A finger or button is down: a toast that moved now could slide under it and take the press. */
let isPressing = false;

// In Safari, a pressed button does not get the focus.
function onPress({ target }: PointerEvent): void {
  pressed = (target instanceof Element && target.closest('a, button, label, [role]')) || undefined;
  isPressing = true;
}
function onRelease(): void {
  isPressing = false;
  // The click comes after this event, and has to find what was pressed.
  setTimeout(keepClear);
}
document.addEventListener('pointerdown', onPress, { capture: true });
document.addEventListener('pointerup', onRelease, { capture: true });
document.addEventListener('pointercancel', onRelease, { capture: true });
document.addEventListener('focusin', () => keepClear());

/** The control that was used last and what has focus, with their form or row unless that is larger than half the window. */
function wantedFree(): DOMRect[] {
  const used = [pressed, document.activeElement].filter((each) => each && each !== document.body);
  return used.flatMap((each) => {
    const around = each?.closest('form, li, tr, fieldset')?.getBoundingClientRect();
    if (around && around.height < window.innerHeight / 2) return around;
    return each?.getBoundingClientRect() ?? [];
  });
}

/** Height of what stands at the bottom of a phone's window: action and tabs. */
function barsHeight(): number {
  const tops = [...document.querySelectorAll('.dock, .rail')].flatMap((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    return height > 0 ? top : [];
  });
  return window.innerHeight - Math.min(window.innerHeight, ...tops);
}

/** Moves the toasts, and one that is about to come, to where they cover neither what was used last nor what has focus. */
export function keepClear(coming = 0): void {
  if (isPressing || document.activeElement?.closest('[data-sonner-toaster]')) return;
  const count = document.querySelectorAll('[data-sonner-toast]').length + coming;
  if (count === 0) return;
  const [first, second]: [ToastPlace, ToastPlace] = isPhone()
    ? ['bottom-right', 'top-right']
    : ['top-right', 'bottom-right'];
  const bars = isPhone() ? barsHeight() : 0;
  const high = count * toastHeight;
  const isFree = (edge: ToastPlace) => {
    const { top: below, wide } = toastOffsets;
    const bottom = window.innerHeight - bars - wide;
    const top = edge === 'top-right' ? (isPhone() ? below : wide) : bottom - high;
    return wantedFree().every(
      (rect) => rect.bottom < top || rect.top > top + high || rect.right < window.innerWidth - toastWidth,
    );
  };
  const next = isFree(first) || !isFree(second) ? first : second;
  if (next === place && bars === aboveBars) return;
  place = next;
  aboveBars = bars;
  changes.tell();
}

/** Where toasts stand now. */
export const useToastPlace = () =>
  useSyncExternalStore(changes.subscribe, () => place ?? (isPhone() ? 'bottom-right' : 'top-right'));

/** Pixels from the window's bottom that they leave to the bars. */
export const useBarsHeight = () => useSyncExternalStore(changes.subscribe, () => aboveBars);
