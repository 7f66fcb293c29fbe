import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import type { Exercise, ExerciseCategory } from '../../../../shared/rules/exercise';

export type LibraryEntry = Pick<Exercise, 'id' | 'name' | 'category'>;

/** The library's entry; undefined for an exercise that has left it. */
export type ExerciseOf = (id: string) => Pick<LibraryEntry, 'name' | 'category'> | undefined;

export function exerciseOfList(exercises: readonly LibraryEntry[]): ExerciseOf {
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return (id) => byId.get(id);
}

const kinds = ['strength', 'cardio', 'flexibility'] as const;
type TrainedKind = (typeof kinds)[number];

const kindOf: Record<ExerciseCategory, TrainedKind> = {
  lower: 'strength',
  upper: 'strength',
  core: 'strength',
  cardio: 'cardio',
  flexibility: 'flexibility',
};

/** What most of the finished seconds were; null if nothing that we know was finished. Strength wins a draw. */
export function trainedKind(
  { plan, finishedExercises }: Pick<WorkoutSession, 'plan' | 'finishedExercises'>,
  exerciseOf: ExerciseOf,
): TrainedKind | null {
  const seconds: Record<TrainedKind, number> = { strength: 0, cardio: 0, flexibility: 0 };
  for (const position of new Set(finishedExercises)) {
    const move = plan[position];
    const category = move && exerciseOf(move.exerciseId)?.category;
    if (category) seconds[kindOf[category]] += move.workSeconds;
  }
  const most = Math.max(...Object.values(seconds));
  return most === 0 ? null : (kinds.find((kind) => seconds[kind] === most) ?? null);
}
