import { Play } from 'lucide-react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { clockText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { StageScene } from '../../../ui/stage-scene';
import { resumePoint } from '../player/resume-point';

const noteClass = 'max-w-3/5 text-small font-semibold text-on-wall-2';

interface ResumeCardProps {
  session: WorkoutSession;
  onResume: () => void;
}

/** A workout that was started and not ended. Starting another one ends it. */
export function ResumeCard({ session, onResume }: ResumeCardProps) {
  const { finished, activeMs } = resumePoint(session);
  const { title, plan } = session;
  return (
    <StageScene
      pose="wave"
      arc={{ value: finished.length, max: plan.length }}
      className="resume-card grid justify-items-start gap-1 rounded-lg border border-line p-5 md:px-8 md:py-7"
      aria-labelledby="resume"
    >
      <p className={noteClass}>Still open</p>
      <h2
        className="max-w-3/5 text-num leading-none font-black tracking-hero tiny:text-title md:text-display"
        id="resume"
      >
        {title}
      </h2>
      <p className={`${noteClass} tabular-nums`}>
        {finished.length} of {plan.length} exercises done · {clockText(activeMs / 1000)} so far
      </p>
      <Button className="mt-4" variant="go" size="lg" onClick={onResume}>
        <Play className="size-icon flex-none" aria-hidden="true" />
        Resume workout
      </Button>
    </StageScene>
  );
}
