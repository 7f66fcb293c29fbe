import { danceKind } from '../features/dance/outbox/dance-kind';
import { useDanceOutbox } from '../features/dance/outbox/use-dance-outbox';
import { nutritionKind } from '../features/nutrition/outbox/nutrition-kind';
import { useNutritionOutbox } from '../features/nutrition/outbox/use-nutrition-outbox';
import { useWeightOutbox } from '../features/profile/outbox/use-weight-outbox';
import { weightKind } from '../features/profile/outbox/weight-kind';
import { useWorkoutOutbox } from '../features/workouts/outbox/use-workout-outbox';
import { workoutKind } from '../features/workouts/outbox/workout-kind';
import type { Outbox } from '../lib/offline/outbox';
import type { OutboxKind } from '../lib/offline/use-outbox';

/** Something that could not be saved: the server refused it, or this version can't read it. */
export interface SetAside {
  key: string;
  name: string;
  /** Null when it can't be read. */
  madeAt: Date | null;
  why: string;
  /** As stored on the device. */
  text: string;
  discard: () => void;
}

function setAsideOf<Entry extends { userId: string }, Answer>(
  { name, idOf, nameOf }: OutboxKind<Entry, Answer>,
  outbox: Outbox<Entry, Answer>,
): SetAside[] {
  const refused = outbox.readAll().filter(({ state }) => state === 'refused');
  return [
    ...refused.map(({ entry, made, refusal }) => ({
      key: `${name} ${idOf(entry)}`,
      name: nameOf(entry),
      madeAt: new Date(made.at),
      why: refusal?.message ?? '',
      text: JSON.stringify(entry),
      discard: () => outbox.discard(idOf(entry)),
    })),
    ...outbox.readUnreadable().map(({ id, text, isNewer }) => ({
      key: `${name} ${id}`,
      name: 'Something from another version of the app',
      madeAt: null,
      why: isNewer ? 'A newer version of the app made this. Reload the page first.' : "This can't be read.",
      text,
      discard: () => outbox.discard(id),
    })),
  ];
}

/** Sends everything people record on their device, and knows what could not be saved. */
export function useUnsent() {
  const workouts = useWorkoutOutbox().outbox;
  const dances = useDanceOutbox().outbox;
  const nutrition = useNutritionOutbox().outbox;
  const weights = useWeightOutbox().outbox;
  return {
    setAside: [
      ...setAsideOf(workoutKind, workouts),
      ...setAsideOf(danceKind, dances),
      ...setAsideOf(nutritionKind, nutrition),
      ...setAsideOf(weightKind, weights),
    ],
    isUnkept: [workouts, dances, nutrition, weights].some((outbox) =>
      outbox.readAll().some(({ kept, state }) => !kept && state !== 'done'),
    ),
    retry: () => [workouts, dances, nutrition, weights].forEach((outbox) => outbox.retryRefused()),
  };
}
