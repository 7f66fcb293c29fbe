import { sessionSeconds, type TimedMove } from '../../../shared/rules/routines';
import type { PlannedSession, TrainingMove } from '../../../shared/rules/training/session';
import type { TrainingFacts } from './facts';

/** The parts that a session's time is made of. */
export interface Parts {
  warmUp: readonly TimedMove[];
  exercises: readonly TrainingMove[];
  coolDown: readonly TimedMove[];
}

/** Of a session at least this share is exercise; warm-up, rests, and cool-down have what is left. */
export const leastWork = 0.6;

const minute = 60;
const rests = { least: 10, most: 30 };
const timed = { least: 20, most: 60 };

const secondsOf = ({ warmUp, exercises, coolDown }: Parts) =>
  sessionSeconds({ warmUp, plan: exercises, coolDown });

/** Whole minutes of a session, which `toWholeMinutes` made whole. */
export const minutesOf = (parts: Parts): number => Math.round(secondsOf(parts) / minute);

/** The share of a session that is exercise, 0 to 1. */
export function shareOfWork(session: Pick<PlannedSession, 'warmUp' | 'exercises' | 'coolDown'>): number {
  return session.exercises.reduce((sum, { workSeconds }) => sum + workSeconds, 0) / secondsOf(session);
}

/** Something whose seconds can change: a rest, a stretch, a move of the warm-up. */
interface Slot {
  seconds: number;
  least: number;
  most: number;
  /** Both sides get whole seconds. */
  step: number;
}

/** Up to the next minute, or down to the last one if more would leave too little exercise and the slots can spare it. */
function wantedSeconds(parts: Parts, slots: readonly Slot[]): number {
  const seconds = secondsOf(parts);
  const up = Math.ceil(seconds / minute) * minute;
  const spare = slots.reduce((sum, slot) => sum + slot.seconds - slot.least, 0);
  const isEnoughWork = shareOfWork(parts) * seconds >= leastWork * up;
  return isEnoughWork || spare < seconds - (up - minute) ? up : up - minute;
}

/**
 * Changes the slots in turn, in even steps and then in single seconds, until `change` seconds are spread; what none can
 * take goes to `reserve`, in sessions of a single move.
 */
function spread(slots: readonly Slot[], change: number, reserve: { seconds: number }): void {
  const sign = Math.sign(change);
  let left = Math.abs(change);
  for (const size of [5, 1]) {
    for (let moved = true; moved && left > 0;) {
      moved = false;
      for (const slot of slots) {
        const by = Math.max(size, slot.step);
        const next = slot.seconds + sign * by;
        if (by > left || next < slot.least || next > slot.most) continue;
        slot.seconds = next;
        left -= by;
        moved = true;
      }
    }
  }
  reserve.seconds += sign * left;
}

/**
 * The session with its rests, then its cool-down and warm-up, a few seconds longer or shorter, so that all of it takes
 * whole minutes: what is shown is what counts.
 */
export function toWholeMinutes(
  parts: Parts,
  { library }: Pick<TrainingFacts, 'library'>,
  leastRestSeconds = rests.least,
): Parts {
  const slotOf = ({ exerciseId, seconds }: TimedMove): Slot => ({
    seconds,
    least: Math.min(seconds, timed.least),
    most: Math.max(seconds, timed.most),
    step: library.get(exerciseId)?.sides === 'each' ? 10 : 1,
  });
  const resting = parts.exercises.map(({ restSeconds: seconds }): Slot => ({
    seconds,
    least: Math.min(seconds, leastRestSeconds),
    most: seconds === 0 ? 0 : Math.max(seconds, rests.most),
    step: 1,
  }));
  const [cooling, warming] = [parts.coolDown.map(slotOf), parts.warmUp.map(slotOf)];
  const slots = [...resting, ...cooling, ...warming];
  const work = { seconds: parts.exercises.at(-1)?.workSeconds ?? 0 };
  const usable = slots.filter(({ seconds }) => seconds > 0);
  const reserve = usable.find(({ step }) => step === 1) ?? usable[0] ?? work;
  spread(slots, wantedSeconds(parts, slots) - secondsOf(parts), reserve);
  const timedAs = (slots: readonly Slot[]) => (move: TimedMove, index: number) => ({
    ...move,
    seconds: slots[index]?.seconds ?? move.seconds,
  });
  return {
    warmUp: parts.warmUp.map(timedAs(warming)),
    exercises: parts.exercises.map((move, index) => ({
      ...move,
      ...(index === parts.exercises.length - 1 && { workSeconds: work.seconds }),
      restSeconds: resting[index]?.seconds ?? move.restSeconds,
    })),
    coolDown: parts.coolDown.map(timedAs(cooling)),
  };
}
