import { LANDMARKS, SKELETON, type Landmark } from '../../../shared/domain/pose/landmark';

/** Points seen less surely than this are not drawn. */
const SURE = 0.5;
const JOINTS = [...new Set(SKELETON.flat())].map((name) => LANDMARKS[name]);

interface Colors {
  line: string;
  joint: string;
}

/** Draws a body over the picture it was found in; lines are as wide as the picture asks for. */
export function drawSkeleton(context: CanvasRenderingContext2D, landmarks: Landmark[], colors: Colors): void {
  const { width, height } = context.canvas;
  const unit = Math.min(width, height) / 100;
  const pointOf = ({ x, y }: Landmark) => [x * width, y * height] as const;
  context.lineCap = 'round';
  context.lineWidth = unit * 1.1;
  context.strokeStyle = colors.line;
  context.shadowColor = colors.line;
  context.shadowBlur = unit * 1.6;
  for (const [from, to] of SKELETON) {
    const [a, b] = [landmarks[LANDMARKS[from]], landmarks[LANDMARKS[to]]];
    if (!a || !b || Math.min(a.visibility, b.visibility) < SURE) continue;
    context.globalAlpha = Math.min(a.visibility, b.visibility);
    context.beginPath();
    context.moveTo(...pointOf(a));
    context.lineTo(...pointOf(b));
    context.stroke();
  }
  context.shadowBlur = 0;
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
