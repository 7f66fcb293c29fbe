import { FRAME, type Side } from '../../../shared/avatar/motion/pose';
import type { JointName } from '../../../shared/avatar/motion/rig/joints';
import { direct, SIDES, vec } from '../../../shared/avatar/motion/rig/maths';
import { PROPORTIONS as B } from '../../../shared/avatar/motion/rig/proportions';
import type { Finding } from './finding';
import { at, cm, type Moment } from './watch';

/** How far planted hands, feet, and knees may slide, in meters. */
const SLIDE = 0.01;
/** Less than this between frames, 1.5 cm a second, is invisible: a foot may settle. */
const CREEP = 0.0003;
/** A sole or palm closer to its surface than this bears weight. */
const NEAR = 0.002;

type Spot = [joint: JointName, rest: number];
const soleOf = (side: Side): Spot[] => [
  [`heel${side}`, 0.02],
  [`ball${side}`, B.ballY],
  [`toe${side}`, B.ballY],
];

/** Meters by which something slid since the previous frame, or null if it does not bear weight in both. */
type Slip = (before: Moment, now: Moment) => number | null;

const moved = (before: Moment, now: Moment, joint: JointName) => {
  const [a, b] = [before.joints[joint].position, now.joints[joint].position];
  return Math.hypot(b.x - a.x, b.z - a.z);
};

/** A foot may roll or turn over one of its points, so it slides as far as the stillest of those on the floor. */
const footSlip =
  (side: Side): Slip =>
  (before, now) => {
    const down = ({ joints }: Moment, [joint, rest]: Spot) => joints[joint].position.y - rest < NEAR;
    const spots = soleOf(side).filter((spot) => down(before, spot) && down(now, spot));
    return spots.length > 0 ? Math.min(...spots.map(([joint]) => moved(before, now, joint))) : null;
  };

const isLaid = ({ pose }: Moment, side: Side) => {
  const { pin, frame, flat } = pose[`hand${side}`];
  return pin > 0.99 && frame === FRAME.world && flat > 0.99;
};

/** The distance of a palm from the world's center, within the surface it lies on. */
function heightOf({ joints }: Moment, side: Side, sign: number) {
  const { position, rotation } = joints[`wrist${side}`];
  return position.dot(direct(vec(), rotation, sign, 0, 0));
}

/** A palm lies where it is lowest; above that, it is moving. */
function palmSlip(moments: Moment[], side: Side, sign: number): Slip {
  const laid = moments.filter((moment) => isLaid(moment, side));
  const rest = Math.min(...laid.map((moment) => heightOf(moment, side, sign)));
  const bears = (moment: Moment) => isLaid(moment, side) && heightOf(moment, side, sign) - rest < NEAR;
  return (before, now) =>
    bears(before) && bears(now)
      ? now.joints[`wrist${side}`].position.distanceTo(before.joints[`wrist${side}`].position)
      : null;
}

const kneeSlip =
  (side: Side): Slip =>
  (before, now) =>
    before.pose[`pin${side}`].knee > 0.99 && now.pose[`pin${side}`].knee > 0.99
      ? moved(before, now, `knee${side}`)
      : null;

function* slidesOf(what: string, moments: Moment[], slip: Slip): Generator<Finding> {
  const steps = moments.map((now, i) => slip(moments.at(i - 1) ?? now, now));
  // A run across the seam counts as one.
  const first = Math.max(0, steps.indexOf(null));
  let [way, since] = [0, first];
  for (let i = 0; i <= steps.length; i++) {
    const index = (first + i) % steps.length;
    const step = i < steps.length ? steps[index] : null;
    if (typeof step === 'number') way += step > CREEP ? step : 0;
    else {
      const began = moments[since % steps.length]?.time ?? 0;
      if (way > SLIDE)
        yield { rule: 'slide', text: `${what} slides ${cm(way)} on what bears it ${at(began)}` };
      [way, since] = [0, index];
    }
  }
}

/** Planted feet, palms, and knees that slide. */
export function* slideFindings(moments: Moment[]): Generator<Finding> {
  for (const [side, sign] of SIDES) {
    yield* slidesOf(`foot${side}`, moments, footSlip(side));
    yield* slidesOf(`hand${side}`, moments, palmSlip(moments, side, sign));
    yield* slidesOf(`knee${side}`, moments, kneeSlip(side));
  }
}

/** Whether as many palms and feet bear weight as the exercise declares. */
export function* weightFindings(
  moments: Moment[],
  { palms = 0, feet = 0 }: { palms?: number; feet?: number },
): Generator<Finding> {
  const onFoot = ({ joints }: Moment, side: Side) =>
    soleOf(side).some(([joint, rest]) => joints[joint].position.y - rest < SLIDE);
  for (const moment of moments) {
    const laid = SIDES.filter(([side]) => isLaid(moment, side)).length;
    if (laid < palms) yield { rule: 'weight', text: `palms flat: ${laid} of ${palms} ${at(moment.time)}` };
    const standing = SIDES.filter(([side]) => onFoot(moment, side)).length;
    if (standing < feet)
      yield { rule: 'weight', text: `feet down: ${standing} of ${feet} ${at(moment.time)}` };
  }
}
