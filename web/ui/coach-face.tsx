import { CoachImage } from './coach-image';
import './coach-face.css';

/** The coach's head in a disc; `size` is a CSS length. Decoration: her name stands beside it. */
export function CoachFace({ size = '2.5rem' }: { size?: string }) {
  return (
    <span className="coach-face" style={{ '--face-size': size }} aria-hidden="true">
      <CoachImage pose="bust" />
    </span>
  );
}
