import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CoachMessage, ToolData } from '../../../../shared/contracts/coach';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { ReplyClip } from '../../../features/coach/components/reply-clip';
import { WorkoutProposal } from '../../../features/coach/components/workout-proposal';
import { exercisesQuery } from '../../../features/exercises/api/exercises-query';
import { ClipPoster } from '../../../features/exercises/components/clip-poster';
import { DemoVideo } from '../../../features/exercises/components/demo-video';
import { paths } from '../../paths';

/** Older replies hold names only. */
function exercisesOf({ exerciseIds, exercises: names }: ToolData, library: readonly LibraryExercise[]) {
  return exerciseIds
    ? exerciseIds.flatMap((id) => library.find((exercise) => exercise.id === id) ?? [])
    : names.flatMap((name) => library.find((exercise) => exercise.name === name) ?? []);
}

/** The clips and the workout of a reply. An exercise that has left the library is left out. */
export function ReplyAttachments({ message, newest }: { message: CoachMessage; newest: boolean }) {
  const { data: exercises = [] } = useQuery(exercisesQuery());
  const navigate = useNavigate();
  const { toolData, workout } = message;
  const shown = toolData ? exercisesOf(toolData, exercises) : [];
  return (
    <>
      {workout && (
        <WorkoutProposal
          workout={workout}
          onStart={(proposal) => void navigate(paths.workout, { state: { proposal } })}
        />
      )}
      {shown.length > 0 && (
        <div className="grid w-full grid-cols-fill-clip gap-2">
          {shown.map((exercise) => (
            <ReplyClip
              key={exercise.id}
              exercise={exercise}
              poster={<ClipPoster exercise={exercise} />}
              video={<DemoVideo exercise={exercise} />}
              playing={newest}
            />
          ))}
        </div>
      )}
    </>
  );
}
