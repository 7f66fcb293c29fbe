import type { CompiledMotion } from '../../shared/avatar/motion/motion';
import type { GradeName } from '../../shared/avatar/figure/studio/grades';
import type { MotionName } from './catalogue';
import { FPS } from './clip-sizes';

/** The name of a motion's files in one light, without extension. */
export const clipId = (name: MotionName, grade: GradeName) => (grade === 'day' ? `${name}.day` : name);

/** What one file shows: the loop, or what is played once before it. */
export interface ClipPart {
  /** The file's name without extension and without the folder of its size. */
  id: string;
  /** When its frames are taken, in seconds of the motion. */
  times: number[];
  repeat: number;
}

/** As many frames as fit best, evenly spaced: the one after the last is the first of what follows. */
function timesOf(from: number, secs: number): number[] {
  const frames = Math.round(secs * FPS);
  return Array.from({ length: frames }, (_, i) => from + (i / frames) * secs);
}

/** The loop, then the entry, if there is one. */
export function clipParts(id: string, { period, repeat, entry }: CompiledMotion): ClipPart[] {
  // A period that is no whole number of frames is drawn as often as it repeats, so that it keeps its speed.
  const isWhole = Math.abs(period * FPS - Math.round(period * FPS)) < 1e-6;
  const loop = isWhole
    ? { id, times: timesOf(0, period), repeat }
    : { id, times: timesOf(0, period * repeat), repeat: 1 };
  if (!entry) return [loop];
  return [loop, { id: `${id}.entry`, times: timesOf(-entry.secs, entry.secs), repeat: 1 }];
}
