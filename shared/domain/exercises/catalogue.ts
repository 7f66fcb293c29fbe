import { floorCardio } from './cardio-floor';
import { standingCardio } from './cardio-standing';
import { crunches } from './core-crunches';
import { planks } from './core-planks';
import type { Exercise } from './exercise';
import { floorStretches } from './flexibility-floor';
import { standingStretches } from './flexibility-standing';
import { hips } from './lower-hips';
import { lunges } from './lower-lunges';
import { squats } from './lower-squats';
import { arms } from './upper-arms';
import { pushUps } from './upper-push-ups';

/** The exercise library, ordered by name. */
export const exercises: readonly Exercise[] = [
  ...squats,
  ...lunges,
  ...hips,
  ...pushUps,
  ...arms,
  ...planks,
  ...crunches,
  ...standingCardio,
  ...floorCardio,
  ...floorStretches,
  ...standingStretches,
].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** The exercise with this id, or undefined. */
export function exerciseById(id: string): Exercise | undefined {
  return byId.get(id);
}
