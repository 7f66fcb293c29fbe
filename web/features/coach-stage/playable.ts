import type { DanceStyleId } from '../../../shared/domain/dance/choices';
import { MOTIONS, type MotionName } from '../../../shared/motion/catalogue';
import { DANCE_MOVES, danceStyles } from '../../../shared/motion/dance/catalogue';
import { WRITTEN_BEAT } from '../../../shared/motion/dance/move';
import { compileMotion, samplers, type CompiledMotion } from '../../../shared/motion/motion';
import type { CoachMotion } from './coach-motion';
import type { Playable } from './motion-player';

const compiled = new Map<MotionName, CompiledMotion>();

function compiledOf(name: MotionName): CompiledMotion {
  const motion = compiled.get(name) ?? compileMotion(MOTIONS[name]);
  compiled.set(name, motion);
  return motion;
}

const nameOf = (motion: CoachMotion) => (typeof motion === 'string' ? motion : motion.move);
const styleOf = (id: DanceStyleId) => danceStyles.find((style) => style.id === id);

export function playableOf(motion: CoachMotion): Playable {
  const name = nameOf(motion);
  return { motion: compiledOf(name), standing: MOTIONS[name].base === 'stand' };
}

/** Written seconds that pass in a second: moves are written at 120 beats a minute and danced in their style's tempo. */
export function rateOf(motion: CoachMotion): number {
  const style = typeof motion === 'string' ? undefined : styleOf(motion.style);
  return style ? (style.beatsPerMinute / 60) * WRITTEN_BEAT : 1;
}

/** What the camera is set for. One set for a whole style also holds whatever else is done standing. */
export function framingName(motion: CoachMotion, standing: boolean, present: string): string {
  if (typeof motion !== 'string') return motion.style;
  return standing && danceStyles.some(({ id }) => id === present) ? present : motion;
}

/** What the camera has to hold: the motion alone, or all moves of a style, so that it rests while she dances. */
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
