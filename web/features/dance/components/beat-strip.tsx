import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';

interface BeatStripProps {
  beatsPerMinute: number;
  /** Beats per move: one mark each. */
  beatsPerMove: number;
  /** Beats since the music began. */
  beats: () => number;
  running: boolean;
}

/** The beat for the eyes: one mark per beat of the move, drawn outside React at screen rate. */
export function BeatStrip({ beatsPerMinute, beatsPerMove, beats, running }: BeatStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const marks = strip.current?.children;
    if (!running || !marks) return undefined;
    let shown = -1;
    let request = requestAnimationFrame(function show() {
      request = requestAnimationFrame(show);
      const beat = Math.max(0, Math.floor(beats())) % beatsPerMove;
      if (beat === shown) return;
      shown = beat;
      for (const [index, mark] of [...marks].entries()) {
        mark.classList.toggle('beat-past', index < beat);
        mark.classList.toggle('beat-now', index === beat);
      }
    });
    return () => cancelAnimationFrame(request);
  }, [running, beats, beatsPerMove]);
  return (
    <div className="col-span-full flex min-h-11 items-center gap-1.5 border-y border-line bg-surface-1 px-gutter lg:gap-2 lg:border-x lg:px-5 on-side:col-span-2">
      <p className="pr-2 text-small font-strong whitespace-nowrap text-fg-2 tabular-nums">
        {beatsPerMinute} bpm
      </p>
      <div ref={strip} className="flex flex-1 items-center gap-1 lg:gap-2" aria-hidden="true">
        {Array.from({ length: beatsPerMove }, (_, index) => (
          <i key={index} className={cx('beat-mark', index % 4 === 0 && 'beat-accent')} />
        ))}
      </div>
    </div>
  );
}
