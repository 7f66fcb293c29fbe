import { CoachFace } from '../../../ui/coach-face';
import { ClipLoop } from './clip-loop';
import './coaching-glimpse.css';

/** The chat as it is: a question, an answer, and the move to it. */
export function CoachingGlimpse() {
  return (
    <div className="coaching-glimpse" aria-hidden="true">
      <p className="coaching-glimpse-you">My knees cave in when I squat.</p>
      <div className="coaching-glimpse-coach">
        <CoachFace size="2.5rem" />
        <p>Hips first, that's usually where it starts.</p>
      </div>
      <div className="coaching-glimpse-clip">
        <ClipLoop exerciseId="squat" />
        <b>Squats</b>
      </div>
    </div>
  );
}
