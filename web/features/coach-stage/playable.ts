import type { DanceStyleId } from '../../../shared/rules/dance/choices';
import { coachMoods } from '../../../shared/avatar/motion/coach-moods';
import {
  DANCE_MOVES,
  danceMotions,
  danceStyles,
  type DanceMoveId,
} from '../../../shared/avatar/motion/dance/catalogue';
import { WRITTEN_BEAT } from '../../../shared/avatar/motion/dance/move';
import {
  compileMotion,
  samplers,
  type CompiledMotion,
  type Motion,
} from '../../../shared/avatar/motion/motion';
import type { CoachMood, CoachMotion } from './coach-motion';
import type { Playable } from './motion-player';

type LiveMotion = CoachMood | DanceMoveId;

/** Everything she performs live; exercises are shown as clips. */
const motions: Record<LiveMotion, Motion> = { ...danceMotions, ...coachMoods };
const compiled = new Map<LiveMotion, CompiledMotion>();

function compiledOf(name: LiveMotion): CompiledMotion {
  const motion = compiled.get(name) ?? compileMotion(motions[name]);
  compiled.set(name, motion);
  return motion;
}

const nameOf = (motion: CoachMotion) => (typeof motion === 'string' ? motion : motion.move);
const styleOf = (id: DanceStyleId) => danceStyles.find((style) => style.id === id);

export function playableOf(motion: CoachMotion): Playable {
  const name = nameOf(motion);
  return { motion: compiledOf(name), standing: motions[name].base === 'stand' };
}

/** Motion seconds per second: moves are written at 120 beats a minute and danced at their style's tempo. */
export function rateOf(motion: CoachMotion): number {
  const style = typeof motion === 'string' ? undefined : styleOf(motion.style);
  return style ? (style.beatsPerMinute / 60) * WRITTEN_BEAT : 1;
}

/** What the camera frames. A frame that fits a whole style also fits all other standing motions. */
export function framingName(motion: CoachMotion, standing: boolean, present: string): string {
  if (typeof motion !== 'string') return motion.style;
  return standing && danceStyles.some(({ id }) => id === present) ? present : motion;
}

/** The camera frames one motion, or all moves of a style so it holds still while she dances. */
export function framingOf(motion: CoachMotion): CompiledMotion {
  const style = typeof motion === 'string' ? undefined : styleOf(motion.style);
  const own = playableOf(motion).motion;
  if (!style) return own;
  const beats = style.moves.flatMap((id) =>
    Array.from({ length: DANCE_MOVES[id].beats }, (_, beat) => ({ id, time: beat * WRITTEN_BEAT })),
  );
  const sampleRow: CompiledMotion['sampleRow'] = (time, row) => {
    const at = beats[Math.floor(time * beats.length) % beats.length] ?? { id: nameOf(motion), time: 0 };
    return compiledOf(at.id).sampleRow(at.time, row);
  };
  return { ...own, view: [8, 5], period: 1, ...samplers(sampleRow) };
}
