import { PROPORTIONS } from './rig/proportions';

/** Channel groups that exist once. Meters and degrees; the figure faces +z, its left is +x, y is up. */
const single = {
  pelvis: { x: 0, y: 0.925, z: 0, pitch: 0, yaw: 0, roll: 0 },
  spine: { flex: 0, side: 0, twist: 0 },
  head: { pitch: 0, yaw: 0, roll: 0, gaze: 0.8 },
  back: { pin: 0, z: 0 },
  body: { balance: 1, breath: 1, settle: 0, mouth: 0, effort: 0 },
};

/** Channel groups that exist left and right. Lateral values point outward, so mirroring is a swap. */
const paired = {
  arm: { flex: 3, out: 9, twist: 0, elbow: 14, wrist: 0, forearm: 0, curl: 20 },
  hand: { out: 0.2, y: 0, z: 0, yaw: 0, pitch: 0, swivel: 0, flat: 1, frame: 0, pin: 0 },
  leg: { flex: 0, out: 3, turn: 4, knee: 4, ankle: 0, level: 0 },
  foot: { out: 0.1, y: 0, z: 0, yaw: 10, lift: 0, roll: 0, pin: 1 },
  pin: { toe: 0, knee: 0, y: 0, z: 0 },
};

type Single = typeof single;
type Paired = typeof paired;
/** The figure's own left and right. */
export type Side = 'L' | 'R';

/** A full set of channel values. `body.breath` is the amount in a pose, the momentary value in a sample. */
export type Pose = Single & { [K in keyof Paired as `${K}${Side}`]: Paired[K] };

/** A partial pose: plural groups set both sides, `L` and `R` override one. */
export type PoseDelta = { [K in keyof Pose]?: Partial<Pose[K]> } & {
  arms?: Partial<Paired['arm']>;
  hands?: Partial<Paired['hand']>;
  legs?: Partial<Paired['leg']>;
  feet?: Partial<Paired['foot']>;
  pins?: Partial<Paired['pin']>;
};

/** The reference frame of a hand target. `ankle` is on the same side, `knee` and `elbow` on the other. */
export const FRAME = { world: 0, pelvis: 1, chest: 2, head: 3, knee: 4, ankle: 5, elbow: 6 } as const;

const { arm, hand, leg, foot, pin } = paired;
/** Standing at ease. */
export const REST: Pose = {
  ...single,
  armL: arm,
  armR: arm,
  handL: hand,
  handR: hand,
  legL: leg,
  legR: leg,
  footL: foot,
  footR: foot,
  pinL: pin,
  pinR: pin,
};

/** Lays a delta over a pose; channels not named keep their value. */
export function applyDelta(delta: PoseDelta, from: Pose): Pose {
  return {
    pelvis: { ...from.pelvis, ...delta.pelvis },
    spine: { ...from.spine, ...delta.spine },
    head: { ...from.head, ...delta.head },
    back: { ...from.back, ...delta.back },
    body: { ...from.body, ...delta.body },
    armL: { ...from.armL, ...delta.arms, ...delta.armL },
    armR: { ...from.armR, ...delta.arms, ...delta.armR },
    handL: { ...from.handL, ...delta.hands, ...delta.handL },
    handR: { ...from.handR, ...delta.hands, ...delta.handR },
    legL: { ...from.legL, ...delta.legs, ...delta.legL },
    legR: { ...from.legR, ...delta.legs, ...delta.legR },
    footL: { ...from.footL, ...delta.feet, ...delta.footL },
    footR: { ...from.footR, ...delta.feet, ...delta.footR },
    pinL: { ...from.pinL, ...delta.pins, ...delta.pinL },
    pinR: { ...from.pinR, ...delta.pins, ...delta.pinR },
  };
}

/** A pose to write into, initially standing at ease. */
export const newPose = () => applyDelta({}, REST);

/** The mirrored pose (left and right swapped across the plane x = 0). */
export function mirrorPose(pose: Pose): Pose {
  const { pelvis, spine, head } = pose;
  return {
    ...pose,
    pelvis: { ...pelvis, x: -pelvis.x, yaw: -pelvis.yaw, roll: -pelvis.roll },
    spine: { ...spine, side: -spine.side, twist: -spine.twist },
    head: { ...head, yaw: -head.yaw, roll: -head.roll },
    armL: pose.armR,
    armR: pose.armL,
    handL: pose.handR,
    handR: pose.handL,
    legL: pose.legR,
    legR: pose.legL,
    footL: pose.footR,
    footR: pose.footL,
    pinL: pose.pinR,
    pinR: pose.pinL,
  };
}

/** A pose as plain nested numbers, for code that treats all channels alike. */
export type Channels = Record<string, Record<string, number>>;

/** Every channel of a pose, in the order of a row. */
export const CHANNELS = /* @__PURE__ */ Object.entries<Record<string, number>>(REST).flatMap(
  ([group, channels]) => Object.keys(channels).map((channel) => ({ group: group as keyof Pose, channel })),
);

/** Meters a foot moves over the floor between two places; a turn counts by how far it moves the ball of the foot. */
export function footTravel(from: Pose['footL'], to: Pose['footL']): number {
  const turn = ((to.yaw - from.yaw) * Math.PI) / 180;
  return Math.hypot(to.out - from.out, to.z - from.z, turn * PROPORTIONS.ball);
}

/** Linear mix of two poses, weight 0 gives `a`, 1 gives `b`. Hand frames switch halfway. */
export function mixPoses(a: Pose, b: Pose, weight: number): Pose {
  const mixed = structuredClone(a);
  const target: Channels = b;
  for (const [group, channels] of Object.entries(mixed as Channels))
    for (const [channel, value] of Object.entries(channels)) {
      const end = target[group]?.[channel] ?? value;
      channels[channel] = channel === 'frame' ? (weight < 0.5 ? value : end) : value + (end - value) * weight;
    }
  return mixed;
}
