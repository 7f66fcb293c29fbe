import { CoachImage } from './coach-image';

/** The coach's head in a disc; `size` is a CSS length. Decorative: her name is next to it. */
export function CoachFace({ size = '2.5rem' }: { size?: string }) {
  return (
    <span
      className="grid size-(--face-size) flex-none items-end justify-items-center overflow-hidden rounded-full bg-coach-disc"
      style={{ '--face-size': size }}
      aria-hidden="true"
    >
      <CoachImage pose="bust" className="coach-face-picture" />
    </span>
  );
}
