import { Play } from 'lucide-react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { clockText } from '../../../lib/date-time-text';
import { Arc } from '../../../ui/arc';
import { Button } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import { resumePoint } from '../player/resume-point';
import './resume-card.css';

interface ResumeCardProps {
  session: WorkoutSession;
  onResume: () => void;
}

/** A workout that was begun and not ended. Starting another one ends it. */
export function ResumeCard({ session, onResume }: ResumeCardProps) {
  const { position, activeMs } = resumePoint(session);
  const { title, plan } = session;
  return (
    <Stage className="resume-card" aria-labelledby="resume">
      <Arc className="resume-card-arc" value={position} max={plan.length} glow />
      <CoachImage pose="wave" className="resume-card-coach" />
      <p className="resume-card-note">Still open</p>
      <h2 id="resume">{title}</h2>
      <p className="num">
        Exercise {position + 1} of {plan.length} · {clockText(activeMs / 1000)} so far
      </p>
      <Button variant="go" size="lg" onClick={onResume}>
        <Play className="icon" aria-hidden="true" />
        Resume Workout
      </Button>
    </Stage>
  );
}
