import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';

/** Index of the row whose middle the pointer has not passed yet. */
function indexAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const index = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index < 0 ? rows.length - 1 : index;
}

/**
 * Reorders the rows of a list while one of them is dragged by its handle, with mouse, pen or finger. It listens
 * to the window, because a row that moves in the page loses its hold on the pointer.
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
    /** The key of the row in hand. */
    dragging,
    /** What a row's handle spreads on itself. */
    handle: (key: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        setDragging(key);
      },
    }),
  };
}
