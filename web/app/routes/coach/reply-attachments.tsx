import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CoachMessage, ProposedWorkout, ToolData } from '../../../../shared/contracts/coach';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { ReplyClip } from '../../../features/coach/components/reply-clip';
import { WorkoutProposal } from '../../../features/coach/components/workout-proposal';
import { exercisesQuery } from '../../../features/exercises/api/exercises-query';
import { paths } from '../../paths';
import { trainingState, type WantedWorkout } from '../training/wanted-workout';

// Exported here so that the chat loads both together.
export { ReplyChoices } from '../../../features/coach/components/reply-choices';

// Few replies hold a clip, a week, or a meal.
const DemoVideo = lazy(async () => ({
  default: (await import('../../../features/exercises/components/demo-video')).DemoVideo,
}));
const ReplyWeek = lazy(async () => ({ default: (await import('./reply-week')).ReplyWeek }));
const MealProposal = lazy(async () => ({
  default: (await import('../../../features/nutrition/components/meal-proposal')).MealProposal,
}));

/** Older replies hold only names. */
function exercisesOf({ exerciseIds, exercises: names }: ToolData, library: readonly LibraryExercise[]) {
  return exerciseIds
    ? exerciseIds.flatMap((id) => library.find((exercise) => exercise.id === id) ?? [])
    : names.flatMap((name) => library.find((exercise) => exercise.name === name) ?? []);
}

/** Sessions come from the plan; older replies hold only exercises. */
const wantedOf = ({ trainingId, title, exercises }: ProposedWorkout): WantedWorkout =>
  trainingId === null ? { proposal: { title, exercises } } : trainingState({ trainingId, title });

/** A reply's clips, workout, week, and meal. An exercise that has left the library is omitted. */
export function ReplyAttachments({ message, newest }: { message: CoachMessage; newest: boolean }) {
  const { data: exercises = [] } = useQuery(exercisesQuery());
  const navigate = useNavigate();
  const { toolData, workout, week, meal } = message;
  const shown = toolData ? exercisesOf(toolData, exercises) : [];
  return (
    <>
      {workout && (
        <WorkoutProposal
          workout={workout}
          onStart={(proposal) => void navigate(paths.workout, { state: wantedOf(proposal) })}
        />
      )}
      {week && (
        <Suspense>
          <ReplyWeek week={week} />
        </Suspense>
      )}
      {meal && (
        <Suspense>
          <MealProposal id={message.id} meal={meal} />
        </Suspense>
      )}
      {shown.length > 0 && (
        <ul
          className={
            shown.length > 1
              ? 'flex w-full items-start gap-2 overflow-x-auto pb-1 *:w-4/5 *:flex-none md:*:w-2/5'
              : 'w-full max-w-md'
          }
          aria-label="How to do it"
        >
          {shown.map((exercise, index) => (
            <li key={exercise.id}>
              <ReplyClip
                exercise={exercise}
                video={
                  <Suspense fallback={<div className="aspect-16/9 bg-wall" />}>
                    <DemoVideo exercise={exercise} autoPlay={newest && index === 0} />
                  </Suspense>
                }
                said={message.content}
                isPlanned={workout?.exercises.some(({ exerciseId }) => exerciseId === exercise.id) ?? false}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
