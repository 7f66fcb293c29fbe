import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../lib/motion-preference';
import { followLevel } from '../voice/microphone-level';

const bars = 17;
const everyMs = 80;
const lowest = 0.14;
/** Shown for a recognized word when the level is unknown. */
const ofAWord = 0.8;

/** The last second and a half as bars, newest on the right. Decorative: the recognized text is below. */
export function LevelMeter({ heard }: { heard: string }) {
  const row = useRef<HTMLSpanElement>(null);
  const level = useRef(0);
  useEffect(() => {
    if (heard) level.current = Math.max(level.current, ofAWord);
  }, [heard]);
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const ears = new AbortController();
    followLevel((told) => (level.current = Math.max(level.current, told)), ears.signal);
    const levels = Array<number>(bars).fill(0);
    const timer = setInterval(() => {
      levels.shift();
      levels.push(level.current);
      level.current /= 2;
      [...(row.current?.children ?? [])].forEach((bar, index) => {
        (bar as HTMLElement).style.scale = `1 ${Math.max(lowest, levels[index] ?? 0)}`;
      });
    }, everyMs);
    return () => {
      clearInterval(timer);
      ears.abort();
    };
  }, []);
  return (
    <span ref={row} className="inline-flex h-7 flex-none items-center gap-1" aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => (
        <i key={index} className="h-full w-1 rounded-full bg-go-mark" style={{ scale: `1 ${lowest}` }} />
      ))}
    </span>
  );
}
