import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';

/** Index of the first row whose middle the pointer has not passed. */
function indexAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const index = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index < 0 ? rows.length - 1 : index;
}

/**
 * Reorders a list by dragging a row's handle with mouse, pen, or finger. Listens on the window, because a moving row
 * loses pointer capture.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (key: string, to: number) => void) {
  const [dragging, setDragging] = useState<string | null>(null);
  const follow = useEffectEvent((y: number) => {
    if (!list.current || dragging === null) return;
    onMove(dragging, indexAt(list.current, y));
  });

  useEffect(() => {
    if (dragging === null) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const end = () => setDragging(null);
    window.addEventListener('pointermove', ({ clientY }) => follow(clientY), { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => ended.abort();
  }, [dragging]);

  return {
    /** The key of the dragged row. */
    dragging,
    /** Props for a row's handle. */
    handle: (key: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        setDragging(key);
      },
    }),
  };
}
