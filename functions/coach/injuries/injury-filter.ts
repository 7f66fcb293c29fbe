import type { BodyArea, Exercise } from '../../../shared/exercises/exercise';
import type { CoachFacts } from '../coach-facts';
import { readPains, type Pains } from './read-pains';

/** Areas that every landing reaches, beyond what an exercise's own list says. */
const shakenByLanding: readonly BodyArea[] = ['knees', 'ankles', 'hips', 'lower_back', 'neck'];

/** Moves that strain an area although the library does not list it: held up heads and legs, weight on one foot. */
const alsoRuledOut: Partial<Record<BodyArea, readonly string[]>> = {
  neck: ['bicycle-crunch', 'flutter-kick', 'leg-raise', 'russian-twist', 'burpee'],
  lower_back: ['plank-jack', 'mountain-climber', 'pike-push-up'],
  shoulders: ['cobra'],
  wrists: ['shoulder-tap', 'side-plank'],
  ankles: [
    'inchworm',
    'curtsy-lunge',
    'forward-lunge',
    'reverse-lunge',
    'side-lunge',
    'split-squat',
    'march-in-place',
    'mountain-climber',
    'downward-dog',
  ],
};

/** Whether an exercise weighs on something that hurts. */
export function isRuledOut(exercise: Exercise, { areas, muscles }: Pains): boolean {
  const { id, avoidWith, impact, primaryMuscles, secondaryMuscles } = exercise;
  const onArea = [...areas].some(
    (area) =>
      avoidWith.includes(area) ||
      (impact === 'high' && shakenByLanding.includes(area)) ||
      alsoRuledOut[area]?.includes(id),
  );
  return onArea || [...primaryMuscles, ...secondaryMuscles].some((muscle) => muscles.has(muscle));
}

const both = (a: Pains, b: Pains): Pains => ({
  areas: new Set([...a.areas, ...b.areas]),
  muscles: new Set([...a.muscles, ...b.muscles]),
});

/** What hurts by the profile's notes, where the coach may read them, and by further texts. */
export function painsOf({ answers, mayReadHealthNotes }: CoachFacts, ...messages: readonly string[]): Pains {
  const notes = mayReadHealthNotes ? answers : null;
  return [
    readPains(notes?.bodyPains ?? '', 'notes'),
    readPains(notes?.medicalConditions ?? '', 'message'),
    ...messages.map((message) => readPains(message, 'message')),
  ].reduce(both);
}

/** Those of the exercises that the library holds and that no pain of the profile or the message rules out. */
export function withoutRuledOut(exerciseIds: readonly string[], facts: CoachFacts, message = ''): string[] {
  const pains = painsOf(facts, message);
  const allowed = new Set(
    facts.exercises.filter((exercise) => !isRuledOut(exercise, pains)).map(({ id }) => id),
  );
  return exerciseIds.filter((id) => allowed.has(id));
}
