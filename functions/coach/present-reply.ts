import type {
  Choice,
  ProposedMeal,
  ProposedWeek,
  ProposedWorkout,
  ToolData,
} from '../../shared/contracts/coach';
import { titleSchema } from '../../shared/contracts/values';
import type { CoachFacts, CoachReply } from './coach-facts';
import { sessionMoves } from './session-moves';

const titleOf = titleSchema.catch('Custom workout');

interface PresentedReply {
  toolData: ToolData | null;
  workout: ProposedWorkout | null;
  week: ProposedWeek | null;
  choices?: Choice[];
  language?: string;
  meal?: ProposedMeal;
}

function presentWorkout(
  { title, minutes, proposed }: NonNullable<CoachReply['workout']>,
  { exercisesById }: Pick<CoachFacts, 'exercisesById'>,
): ProposedWorkout | null {
  if (!proposed) return null;
  const exercises = sessionMoves(proposed.session, exercisesById).map(({ reason, ...move }) => ({
    ...move,
    ...(reason !== null && { reason }),
  }));
  const jumps = exercises.some(({ exerciseId }) => exercisesById.get(exerciseId)?.impact === 'high');
  return { title: titleOf.parse(title), minutes, exercises, trainingId: proposed.trainingId, jumps };
}

function presentWeek({ days, settings }: NonNullable<CoachReply['week']>): ProposedWeek {
  return {
    days: days.map(({ date, state, title, minutes, reason }) => ({ date, state, title, minutes, reason })),
    settings,
  };
}

/** The parts of a fitting reply besides its text, in the contract's terms: ids with their names. */
export function presentReply(
  { exerciseIds, workout, week, choices = [], language, meal }: CoachReply,
  facts: Pick<CoachFacts, 'exercisesById'>,
): PresentedReply {
  const nameOf = (id: string) => facts.exercisesById.get(id)?.name ?? id;
  return {
    toolData:
      exerciseIds.length > 0
        ? { type: 'workout_videos', exercises: exerciseIds.map(nameOf), exerciseIds }
        : null,
    workout: workout && presentWorkout(workout, facts),
    week: week ? presentWeek(week) : null,
    ...(choices.length > 0 && {
      choices: choices.map(({ label, message, stays }) => ({ label, message, ...(stays && { stays }) })),
    }),
    ...(language !== undefined && { language }),
    ...(meal && { meal }),
  };
}
