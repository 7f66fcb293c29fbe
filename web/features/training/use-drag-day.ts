import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { LocalDate } from '../../../shared/rules/local-date';
import type { TrainingDay } from './day-texts';

/** Pixels after which a press becomes a drag. */
const threshold = 8;

interface Held {
  date: LocalDate;
  startX: number;
}

/** Whether a session can move to this day: it is not over and has no other session. */
export const canReceive = ({ date, state }: TrainingDay, today: LocalDate) =>
  date >= today && state !== 'done' && state !== 'planned';

/** The day below the pointer. */
function dateAt(list: HTMLElement, x: number): string | null {
  const item = [...list.children].find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return x >= left && x < right;
  });
  return item instanceof HTMLElement ? (item.dataset.date ?? null) : null;
}

/** Moves a planned session to another day by mouse, pen, or finger. The click that ends a drag opens nothing. */
export function useDragDay(
  list: RefObject<HTMLElement | null>,
  days: readonly TrainingDay[],
  today: LocalDate,
  onMove: (from: LocalDate, to: LocalDate) => void,
) {
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<LocalDate | null>(null);
  const [dragging, setDragging] = useState<LocalDate | null>(null);
  const dragged = useRef(false);

  const follow = useEffectEvent((x: number) => {
    if (!held || !list.current) return;
    if (!dragged.current && Math.abs(x - held.startX) < threshold) return;
    dragged.current = true;
    setDragging(held.date);
    const date = dateAt(list.current, x);
    const day = days.find((each) => each.date === date);
    setOver(day && canReceive(day, today) ? day.date : null);
  });
  const end = useEffectEvent((dropped: boolean) => {
    if (held && over && dropped) onMove(held.date, over);
    setHeld(null);
    setOver(null);
    setDragging(null);
  });

  useEffect(() => {
    if (!held) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pointermove', ({ clientX }) => follow(clientX), { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    return () => ended.abort();
  }, [held]);

  return {
    dragging,
    /** The day it would be dropped on. */
    over,
    /** Props for each day's button. */
    handle: ({ date, state }: TrainingDay) => {
      if (state !== 'planned' || date < today) return {};
      return {
        onPointerDown: ({ button, clientX }: PointerEvent<HTMLElement>) => {
          if (button !== 0) return;
          dragged.current = false;
          setHeld({ date, startX: clientX });
        },
        onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
          if (!dragged.current) return;
          dragged.current = false;
          event.preventDefault();
          event.stopPropagation();
        },
      };
    },
  };
}
