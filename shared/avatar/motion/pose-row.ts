import { CHANNELS, type Channels, type Pose } from './pose';

/** A pose as a row of numbers in the order of `CHANNELS`. */
export type Row = Float64Array<ArrayBuffer>;
export const newRow = (): Row => new Float64Array(CHANNELS.length);

/** The index of a channel in a row. */
export const slotOf = (group: keyof Pose, channel: string) =>
  CHANNELS.findIndex((each) => each.group === group && each.channel === channel);

/** A pose as a new row. */
export const rowOf = (pose: Channels): Row =>
  Float64Array.from(CHANNELS, ({ group, channel }) => pose[group]?.[channel] ?? 0);

// Every channel has its own line, because numbers reached by computed names are boxed: each frame would allocate all
// of them.
function writePelvis(pelvis: Pose['pelvis'], from: Row, at: number) {
  pelvis.x = from[at] as number;
  pelvis.y = from[at + 1] as number;
  pelvis.z = from[at + 2] as number;
  pelvis.pitch = from[at + 3] as number;
  pelvis.yaw = from[at + 4] as number;
  pelvis.roll = from[at + 5] as number;
}

function writeSpine(spine: Pose['spine'], from: Row, at: number) {
  spine.flex = from[at] as number;
  spine.side = from[at + 1] as number;
  spine.twist = from[at + 2] as number;
}

function writeHead(head: Pose['head'], from: Row, at: number) {
  head.pitch = from[at] as number;
  head.yaw = from[at + 1] as number;
  head.roll = from[at + 2] as number;
  head.gaze = from[at + 3] as number;
}

function writeBack(back: Pose['back'], from: Row, at: number) {
  back.pin = from[at] as number;
  back.z = from[at + 1] as number;
}

function writeBody(body: Pose['body'], from: Row, at: number) {
  body.balance = from[at] as number;
  body.breath = from[at + 1] as number;
  body.settle = from[at + 2] as number;
  body.mouth = from[at + 3] as number;
  body.effort = from[at + 4] as number;
}

function writeArm(arm: Pose['armL'], from: Row, at: number) {
  arm.flex = from[at] as number;
  arm.out = from[at + 1] as number;
  arm.twist = from[at + 2] as number;
  arm.elbow = from[at + 3] as number;
  arm.wrist = from[at + 4] as number;
  arm.forearm = from[at + 5] as number;
  arm.curl = from[at + 6] as number;
}

function writeHand(hand: Pose['handL'], from: Row, at: number) {
  hand.out = from[at] as number;
  hand.y = from[at + 1] as number;
  hand.z = from[at + 2] as number;
  hand.yaw = from[at + 3] as number;
  hand.pitch = from[at + 4] as number;
  hand.swivel = from[at + 5] as number;
  hand.flat = from[at + 6] as number;
  hand.frame = from[at + 7] as number;
  hand.pin = from[at + 8] as number;
}

function writeLeg(leg: Pose['legL'], from: Row, at: number) {
  leg.flex = from[at] as number;
  leg.out = from[at + 1] as number;
  leg.turn = from[at + 2] as number;
  leg.knee = from[at + 3] as number;
  leg.ankle = from[at + 4] as number;
  leg.level = from[at + 5] as number;
}

function writeFoot(foot: Pose['footL'], from: Row, at: number) {
  foot.out = from[at] as number;
  foot.y = from[at + 1] as number;
  foot.z = from[at + 2] as number;
  foot.yaw = from[at + 3] as number;
  foot.lift = from[at + 4] as number;
  foot.roll = from[at + 5] as number;
  foot.pin = from[at + 6] as number;
}

function writePin(pin: Pose['pinL'], from: Row, at: number) {
  pin.toe = from[at] as number;
  pin.knee = from[at + 1] as number;
  pin.y = from[at + 2] as number;
  pin.z = from[at + 3] as number;
}

/** Writes a row into the channels of a pose. */
export function writeRow(from: Row, pose: Pose): Pose {
  writePelvis(pose.pelvis, from, 0);
  writeSpine(pose.spine, from, 6);
  writeHead(pose.head, from, 9);
  writeBack(pose.back, from, 13);
  writeBody(pose.body, from, 15);
  writeArm(pose.armL, from, 20);
  writeArm(pose.armR, from, 27);
  writeHand(pose.handL, from, 34);
  writeHand(pose.handR, from, 43);
  writeLeg(pose.legL, from, 52);
  writeLeg(pose.legR, from, 58);
  writeFoot(pose.footL, from, 64);
  writeFoot(pose.footR, from, 71);
  writePin(pose.pinL, from, 78);
  writePin(pose.pinR, from, 82);
  return pose;
}
