import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Index of the row whose middle the pointer has not passed yet. */
function indexAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const index = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index < 0 ? rows.length - 1 : index;
}

interface DragOrder {
  /** The key of the row in hand. */
  dragging: string | null;
  /** What a row's handle spreads on itself. */
  handle: (key: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Reorders the rows of a list while one of them is dragged by its handle, with mouse, pen or finger. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (key: string, to: number) => void,
): DragOrder {
  const [dragging, setDragging] = useState<string | null>(null);
  const last = useRef(-1);
  const end = () => setDragging(null);
  return {
    dragging,
    handle: (key) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = -1;
        setDragging(key);
      },
      onPointerMove: (event) => {
        if (dragging !== key || !list.current) return;
        const to = indexAt(list.current, event.clientY);
        if (to === last.current) return;
        last.current = to;
        onMove(key, to);
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}
