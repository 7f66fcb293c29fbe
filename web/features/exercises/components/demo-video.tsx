import { useState } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { clipsOfVideo } from '../../../lib/clips';
import { useReducedMotion } from '../../../lib/motion-preference';
import type { ResolvedTheme } from '../../../lib/theme/appearance';
import { useTheme } from '../../../lib/theme/theme';
import { ClipPoster } from './clip-poster';

/** The exercise shown in a loop, in the light of the theme. */
export function DemoVideo({ exercise }: { exercise: LibraryExercise }) {
  const { theme } = useTheme();
  return <Clip key={`${exercise.id} ${theme}`} exercise={exercise} theme={theme} />;
}

/** A clip that does not load gives way to the next grade, then to the coach. */
function Clip({ exercise, theme }: { exercise: LibraryExercise; theme: ResolvedTheme }) {
  const { name, videoUrl } = exercise;
  const reducedMotion = useReducedMotion();
  const [failed, setFailed] = useState(0);
  const clip = clipsOfVideo(videoUrl, theme)[failed];
  if (!clip) return <ComingSoon exercise={exercise} />;
  return (
    <video
      key={clip.video}
      className="aspect-16/9 w-full bg-wall object-cover focus-visible:rounded-none focus-visible:-outline-offset-3"
      src={clip.video}
      poster={clip.still}
      aria-label={`${name}, demo video`}
      autoPlay={!reducedMotion}
      loop
      muted
      playsInline
      controls
      onError={() => setFailed(failed + 1)}
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
