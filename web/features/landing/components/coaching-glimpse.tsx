import { CoachFace } from '../../../ui/coach-face';
import { ClipLoop } from './clip-loop';

/** A real chat: a question, an answer, and the move that goes with it. */
export function CoachingGlimpse() {
  return (
    <div className="grid h-full content-end gap-3 text-small leading-text" aria-hidden="true">
      <p className="justify-self-end rounded-md rounded-br-xs bg-go-tint px-3 py-2">
        My knees cave in when I squat.
      </p>
      <div className="flex items-end gap-2">
        <CoachFace size="2.5rem" />
        <p className="rounded-md rounded-bl-xs bg-surface-3 px-3 py-2">
          Hips first, that's usually where it starts.
        </p>
      </div>
      <div className="relative ml-12">
        <ClipLoop className="aspect-16/9 rounded-md" exerciseId="squat" />
        <b className="absolute bottom-3 left-3 rounded-sm border border-glass-line bg-glass px-3 py-0.5 text-on-glass">
          Squats
        </b>
      </div>
    </div>
  );
}
