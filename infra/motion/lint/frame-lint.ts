import type { CompiledMotion } from '../../../shared/avatar/motion/motion';
import type { Finding } from './finding';
import { DEGREE, vec } from '../../../shared/avatar/motion/rig/maths';
import { clipBounds, clipCamera, type Bounds } from '../clip-bounds';

/** Shares of the picture that stay free around the body; a phone shows her up to this edge. */
const MARGIN = 0.02;
/** The smallest share of the picture's width or height for the body to be visible on a phone. */
const FILLED = 0.6;

/** Feet and top of a chair around its center, in meters. */
const CHAIR = [-0.21, 0.21].flatMap((x) => [
  vec(x, 0, -0.2),
  vec(x, 0, 0.2),
  vec(x, 0.45, 0.2),
  vec(x, 0.9, -0.22),
]);

function* chairFindings(motion: CompiledMotion): Generator<Finding> {
  const camera = clipCamera(motion);
  for (const prop of motion.props) {
    if (prop.kind !== 'chair') continue;
    const outside = CHAIR.map((corner) => {
      const turned = corner.clone().applyAxisAngle(vec(0, 1, 0), (prop.turn ?? 0) * DEGREE);
      const { x, y } = turned.add(vec(prop.x ?? 0, 0, prop.z ?? 0)).project(camera);
      return Math.max(Math.abs(x), Math.abs(y)) - 1;
    });
    const most = Math.max(...outside);
    if (most > 0) yield { rule: 'frame', text: `chair is cut by ${(most * 50).toFixed(0)} % of the picture` };
  }
}

/** Bodies and chairs that the picture cuts off, and bodies that are too small in it. */
export function frameFindings(motion: CompiledMotion): Finding[] {
  const { body } = clipBounds(motion);
  return [...edgeFindings(body), ...chairFindings(motion)];
}

/** What is wrong with a body's position in a picture. */
export function* edgeFindings([left, top, right, bottom]: Bounds): Generator<Finding> {
  const edges = { left, top, right: 1 - right, bottom: 1 - bottom };
  for (const [edge, free] of Object.entries(edges))
    if (free < MARGIN)
      yield { rule: 'frame', text: `body leaves ${(free * 100).toFixed(1)} % free at the ${edge} edge` };
  if (right - left < FILLED && bottom - top < FILLED)
    yield { rule: 'frame', text: `body fills ${((right - left) * 100).toFixed(0)} % of the width only` };
}
