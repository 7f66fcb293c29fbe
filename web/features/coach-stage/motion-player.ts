import { blendPoses, freeFoot, type Blend } from './blend';
import { WRITTEN_BEAT } from '../../../shared/avatar/motion/dance/move';
import { samplers, type CompiledMotion } from '../../../shared/avatar/motion/motion';
import { newPose, type Pose } from '../../../shared/avatar/motion/pose';
import { newRow, rowOf, writeRow } from '../../../shared/avatar/motion/pose-row';

/** A motion, and whether it is danced on the feet: only then can it blend with another. */
export interface Playable {
  motion: CompiledMotion;
  standing: boolean;
}

/** Plays motions in sequence, each blended into the next so it starts on a beat. */
export class MotionPlayer {
  private current: Playable;
  /** Time at which the current motion is at its first key. */
  private origin = 0;
  /** Time from which only the current motion is visible. */
  private blendEnd = 0;
  private previous?: Playable;
  private previousOrigin = 0;
  private blendStart = 0;
  private readonly frozen = newPose();
  private readonly blend: Blend = { from: newRow(), to: newRow(), weight: 0, first: 'L' };

  constructor(first: Playable, start = 0) {
    this.current = first;
    this.origin = start;
  }

  /**
   * Changes to another motion from this time on (in motion seconds). Its first key is at `start`, by default the
   * first beat after the blend.
   */
  play(next: Playable, time: number, start?: number) {
    if (next.motion === this.current.motion) return;
    const blends = next.standing && this.current.standing;
    if (blends) {
      const interrupted = this.previous !== undefined && time < this.blendEnd;
      this.poseAt(time, this.frozen);
      this.blend.first = freeFoot(this.frozen);
      this.previous = interrupted ? { motion: still(this.frozen), standing: true } : this.current;
      this.previousOrigin = interrupted ? 0 : this.origin;
      // The motion starts on the first beat that leaves at least half a beat for the blend.
      this.blendEnd = Math.ceil(time / WRITTEN_BEAT + 0.5) * WRITTEN_BEAT;
      this.blendStart = Math.max(time, this.blendEnd - WRITTEN_BEAT);
      this.origin = start ?? this.blendEnd;
    } else {
      this.previous = undefined;
      this.origin = start ?? time;
    }
    this.current = next;
  }

  /** Writes the pose at a time (in motion seconds) into `out`, without allocating. */
  poseAt(time: number, out: Pose): Pose {
    const { current, previous, blend } = this;
    if (!previous || time >= this.blendEnd) return current.motion.sampleInto(time - this.origin, out);
    previous.motion.sampleRow(time - this.previousOrigin, blend.from);
    if (time <= this.blendStart) return writeRow(blend.from, out);
    current.motion.sampleRow(time - this.origin, blend.to);
    blend.weight = (time - this.blendStart) / (this.blendEnd - this.blendStart);
    return blendPoses(blend, out);
  }
}

function still(pose: Pose): CompiledMotion {
  const held = rowOf(pose);
  const samplesHeld = samplers((_time, row) => (row.set(held), row));
  return { period: 1, repeat: 1, view: 0, props: [], poster: 0, ...samplesHeld };
}
