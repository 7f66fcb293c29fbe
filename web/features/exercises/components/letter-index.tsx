import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Beside } from '../../../ui/virtual-grid';

interface LetterIndexProps {
  /** Sorted by name. */
  items: readonly { name: string }[];
  /** What is in view, and how to get to another item. */
  grid: Beside;
}

/** Where each letter begins. */
function letterStarts(items: readonly { name: string }[]): { letter: string; start: number }[] {
  const starts = new Map<string, number>();
  for (const [index, { name }] of items.entries()) {
    const letter = name.charAt(0).toUpperCase();
    if (!starts.has(letter)) starts.set(letter, index);
  }
  return [...starts].map(([letter, start]) => ({ letter, start }));
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 5,
  PageUp: -5,
  Home: -Infinity,
  End: Infinity,
};

/** The letters that exist, beside the cards: one control to tap, drag along, or move by keys. */
export function LetterIndex({ items, grid }: LetterIndexProps) {
  const letters = useMemo(() => letterStarts(items), [items]);
  const last = letters.length - 1;
  const [chosen, setChosen] = useState(0);
  const chosenStart = letters[chosen]?.start ?? 0;
  // At the end of the page, the chosen letter's row can't come to the top.
  const isChosen = grid.from <= chosenStart && chosenStart <= grid.to;
  const now = isChosen
    ? chosen
    : Math.max(
        0,
        letters.findLastIndex(({ start }) => start <= grid.rowEnd),
      );
  if (last < 1) return null;
  const jump = (to: number) => {
    const index = Math.min(last, Math.max(0, to));
    setChosen(index);
    grid.scrollTo(letters[index]?.start ?? 0);
  };
  const jumpTo = ({ currentTarget, clientY }: PointerEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    jump(Math.floor(((clientY - top) / height) * letters.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    jump(now + step);
  };
  return (
    <div
      className="sticky top-20 -mr-gutter flex w-11 flex-none cursor-pointer touch-none flex-col self-start text-center text-micro font-bold text-fg-2 select-none focus-visible:rounded-md tiny:hidden lg:mr-0"
      role="slider"
      tabIndex={0}
      aria-label="Jump to a letter"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={letters.length}
      aria-valuenow={now + 1}
      aria-valuetext={letters[now]?.letter ?? ''}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        jumpTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) jumpTo(event);
      }}
    >
      {letters.map(({ letter }, index) => (
        <span key={letter} className={index === now ? 'text-go-text' : undefined} aria-hidden="true">
          {letter}
        </span>
      ))}
    </div>
  );
}
