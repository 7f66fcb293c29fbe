import { useEffect, useRef } from 'react';

/**
 * Brings an element into view when it gets longer. On a touch screen the focus leaves the field for it, so that the
 * keyboard makes room.
 */
export function useInView<Shown extends HTMLElement>(length: number) {
  const element = useRef<Shown>(null);
  const before = useRef(0);
  useEffect(() => {
    const isLonger = length > before.current;
    before.current = length;
    if (!isLonger) return;
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (isTyping && matchMedia('(pointer: coarse)').matches) element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  return element;
}
