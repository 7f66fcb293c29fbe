import { useState } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { clipSize } from '../../../lib/clip-size';
import { clipsOfVideo } from '../../../lib/clips';
import { useTheme } from '../../../lib/theme/theme';
import { LoopingClip } from '../../../ui/looping-clip';
import { ClipPoster } from './clip-poster';

interface DemoVideoProps {
  exercise: LibraryExercise;
  autoPlay?: boolean;
}

/** The exercise in a loop, in the theme's light. */
export function DemoVideo({ exercise, autoPlay }: DemoVideoProps) {
  const { theme } = useTheme();
  const [size] = useState(clipSize);
  return (
    <LoopingClip
      key={`${exercise.id} ${theme}`}
      clips={clipsOfVideo(exercise.videoUrl, theme, size)}
      name={exercise.name}
      autoPlay={autoPlay}
      fallback={<ComingSoon exercise={exercise} />}
    />
  );
}

function ComingSoon({ exercise }: { exercise: LibraryExercise }) {
  return (
    <div className="relative">
      <ClipPoster exercise={{ ...exercise, videoUrl: null }} />
      <p className="absolute inset-x-0 bottom-0 bg-wall-scrim px-5 pt-14 pb-4 text-center font-semibold text-fg">
        Demo video coming soon for this exercise
      </p>
    </div>
  );
}
