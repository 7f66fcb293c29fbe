import { LANDMARKS, SKELETON, type Landmark } from '../../lib/pose/landmark';

/** Points detected with less confidence are not drawn. */
const SURE = 0.5;
const JOINTS = [...new Set(SKELETON.flat())].map((name) => LANDMARKS[name]);

export interface SkeletonColors {
  line: string;
  joint: string;
}

/** Draws a body over the frame it was found in; line widths scale with the frame. */
export function drawSkeleton(
  context: CanvasRenderingContext2D,
  landmarks: Landmark[],
  colors: SkeletonColors,
): void {
  const { width, height } = context.canvas;
  const unit = Math.min(width, height) / 100;
  const pointOf = ({ x, y }: Landmark) => [x * width, y * height] as const;
  context.lineCap = 'round';
  context.strokeStyle = colors.line;
  // The wide, faint line is the glow: without a graphics card, a blur would cost more than everything else.
  for (const [width, strength] of [
    [3.2, 0.25],
    [1.1, 1],
  ] as const) {
    context.lineWidth = unit * width;
    for (const [from, to] of SKELETON) {
      const [a, b] = [landmarks[LANDMARKS[from]], landmarks[LANDMARKS[to]]];
      if (!a || !b || Math.min(a.visibility, b.visibility) < SURE) continue;
      context.globalAlpha = Math.min(a.visibility, b.visibility) * strength;
      context.beginPath();
      context.moveTo(...pointOf(a));
      context.lineTo(...pointOf(b));
      context.stroke();
    }
  }
  context.fillStyle = colors.joint;
  for (const index of JOINTS) {
    const joint = landmarks[index];
    if (!joint || joint.visibility < SURE) continue;
    context.globalAlpha = joint.visibility;
    context.beginPath();
    context.arc(...pointOf(joint), unit * 1.1, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}
