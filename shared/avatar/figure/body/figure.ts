import { Group, Quaternion, type Object3D, type Vector3 } from 'three';
import type { Pose, Side } from '../../motion/pose';
import type { Joint, Joints } from '../../motion/rig/joints';
import { direct, offset, smooth, vec } from '../../motion/rig/maths';
import { PROPORTIONS as B } from '../../motion/rig/proportions';
import { Collar } from './collar';
import { fuse, stretchOf, type Stretch } from './fuse';
import { armStations, legStations, shoeStations, torsoStations } from './garments';
import { Hand } from './hand';
import { Head } from './head';
import { Laces } from './laces';
import { Loft, newControl } from './loft';
import type { Control } from './loft-ring';
import type { Look } from './looks';
import { Materials } from './materials';
import { Ponytail } from './ponytail';

/** How much deeper a full breath makes the chest. */
const BREATH_SWELL = 0.03;

/** How far the flesh of a raised shoulder moves out, in meters. */
const OUTWARD = 0.018;

/** Along the spine: from here up the shirt's collar keeps its shape, however the arms are raised. */
const COLLAR = 4.85;

/** Meters within which limbs melt into the trunk. */
const REACH = { shoulder: 0.075, hip: 0.075 };

interface Limbs {
  arm: Loft;
  leg: Loft;
  shoe: Loft;
  sole: Loft;
  laces: Laces;
  collar: Collar;
  hand: Hand;
}

type Place = readonly [x: number, y: number, z: number];
/** Where a part of a shoe runs: two places from the ankle, and how far above the ball. */
type Line = Record<'heel' | 'instep', Place> & { under: number };
/** Where lofts begin and end, in meters in their joint's frame. */
const CROTCH: Place = [0, -0.104, -0.008];
const SEAT: Place = [0, -0.02, -0.006];
const NAPE: Place = [0, 0.035, 0.006];
const GROIN: Record<Side, Place> = { L: [0.062, 0.045, -0.012], R: [-0.062, 0.045, -0.012] };
/** The flesh of a thigh lies a little inside the bone. */
const THIGH: Record<Side, Place> = { L: [-0.007, 0, 0], R: [0.007, 0, 0] };
/** Where the upper and the sole of a left shoe run; the right one is its mirror image. The toes bend in and up. */
const UPPER: Line = { heel: [0, -0.056, -0.068], instep: [0, -0.056, 0.005], under: -0.004 };
const SOLE: Line = { heel: [0, -0.0695, -0.07], instep: [0, -0.0695, 0.005], under: -0.0175 };
const TOES: Place = [-0.009, 0.011, B.toe + 0.004];

type Four = [Control, Control, Control, Control];
const four = (): Four => [newControl(), newControl(), newControl(), newControl()];
const spine: [...Four, Control, Control, Control] = [...four(), newControl(), newControl(), newControl()];
const [armLine, legLine, shoeLine, soleLine] = [four(), four(), four(), four()];
const [up, away] = [vec(), vec()];
const straight = new Quaternion();

/** Places a control on a point, its width along the x axis of a rotation. */
function placeControl({ position, side }: Control, at: Vector3, rotation: Quaternion, sign = 1) {
  position.copy(at);
  direct(side, rotation, sign, 0, 0);
}

/** Places a control relative to a point. */
function placeControlAt(
  { position, side }: Control,
  at: Vector3,
  rotation: Quaternion,
  place: Place,
  sign = 1,
) {
  offset(position, at, rotation, place[0], place[1], place[2]);
  direct(side, rotation, sign, 0, 0);
}

/** Lays a part of a shoe along the foot, bent at the ball; toes that carry her lie flat, others point up a little. */
function layShoe(
  part: Loft,
  line: Four,
  { heel, instep, under }: Line,
  ankle: Joint,
  ball: Joint,
  side: Side,
) {
  placeControlAt(line[0], ankle.position, ankle.rotation, heel, -1);
  placeControlAt(line[1], ankle.position, ankle.rotation, instep, -1);
  direct(up, ankle.rotation, 0, 1, 0);
  direct(away, ball.rotation, 0, 1, 0);
  const bend = up.dot(away);
  line[2].position.copy(ball.position).addScaledVector(up.add(away), under / (1 + bend));
  direct(line[2].side, ankle.rotation, -1, 0, 0);
  const [x, spring, z] = TOES;
  const rise = under + spring * Math.max(0, 2 * bend - 1);
  offset(line[3].position, ball.position, ball.rotation, side === 'L' ? x : -x, rise, z);
  direct(line[3].side, ball.rotation, -1, 0, 0);
  part.update(line);
}

/** What a frame needs besides its pose: the joints a moment earlier, which drag the hair. */
export interface FrameDetails {
  before?: Joints;
  blink?: boolean;
  /** Where the camera is: her eyes find it. */
  sight?: Vector3;
  /** Where a wall behind her begins, along z: her hair lies before it. */
  wall?: number;
  /** Whether her fists are around a bar. */
  bar?: boolean;
}

/** The visible coach: limbs, head, and clothes around solved joints. */
export class Figure extends Group {
  readonly head: Head;
  readonly materials: Materials;
  private readonly torso: Loft;
  private readonly limbs: Record<Side, Limbs>;
  private readonly seams: [part: Stretch, other: Stretch, reach: number][];
  private readonly ponytail?: Ponytail;
  /** How far the visible shoulder sits outside the joint, in meters. */
  private readonly shoulderPad: number;

  constructor(look: Look) {
    super();
    this.materials = new Materials(look);
    const { cloth, shoe: leather } = this.materials;
    const broad = look.build === 'broad';
    this.shoulderPad = broad ? 0.018 : -0.003;
    this.torso = new Loft(torsoStations(look), {
      material: cloth,
      radial: 34,
      perUnit: 8,
      round: 0.45,
      power: 2.15,
      bare: look.skin,
      swell: (at) => Math.exp(-((at - 3.7) ** 2)),
    });
    const shoe = shoeStations(look);
    const limb = (sign: 1 | -1): Limbs => ({
      arm: new Loft(armStations(look), {
        material: cloth,
        bare: look.skin,
        perUnit: 11,
        round: 0.32,
        radial: 22,
      }),
      leg: new Loft(legStations(look), {
        material: cloth,
        bare: look.skin,
        perUnit: 13,
        round: 0.24,
        radial: 26,
      }),
      shoe: new Loft(shoe.upper, { material: leather, radial: 18, perUnit: 4, round: 0.3, power: 2.6 }),
      sole: new Loft(shoe.sole, { material: leather, radial: 12, perUnit: 3, round: 0.3, power: 4 }),
      laces: new Laces(this.materials.make({ roughness: 0.8, color: look.lace })),
      collar: new Collar(this.materials.make({ roughness: 0.8, sheen: '#333333', color: look.shoe })),
      hand: new Hand(sign, cloth, look.skin, broad ? 1.16 : 1),
    });
    this.limbs = { L: limb(1), R: limb(-1) };
    this.seams = Object.values(this.limbs).flatMap(({ arm, leg }) => [
      ...this.seam(
        stretchOf(this.torso, 1, [3.2, COLLAR], { fade: 4.1 }),
        stretchOf(arm, 0, [0, 1.3], { fade: 0.9 }),
        REACH.shoulder,
      ),
      ...this.seam(
        stretchOf(this.torso, 0, [0, 1.7], { full: 0.5 }),
        stretchOf(leg, 0, [0, 1.6], { fade: 1.1 }),
        REACH.hip,
      ),
    ]);
    this.head = new Head(look, this.materials);
    this.add(this.torso, this.head);
    for (const parts of Object.values(this.limbs)) this.add(...Object.values<Object3D>({ ...parts }));
    if (look.hairstyle === 'ponytail') {
      this.ponytail = new Ponytail(look.hair, this.materials.hair);
      this.add(this.ponytail);
    }
  }

  private seam(trunk: Stretch, limb: Stretch, reach: number): Figure['seams'] {
    return [
      [trunk, limb, reach],
      [limb, trunk, reach],
    ];
  }

  /** Shapes the body around the joints. */
  update(joints: Joints, pose: Pose, { before, blink = false, sight, wall, bar = false }: FrameDetails = {}) {
    const { skull } = joints;
    this.placeTorso(joints, pose.body.breath * BREATH_SWELL);
    this.placeArm(joints, 'L', 1);
    this.placeArm(joints, 'R', -1);
    this.placeHand(joints.wristL, joints.elbowL, this.limbs.L.hand, pose.armL, pose.handL, bar);
    this.placeHand(joints.wristR, joints.elbowR, this.limbs.R.hand, pose.armR, pose.handR, bar);
    this.placeLeg(joints, 'L');
    this.placeLeg(joints, 'R');
    for (const [part, other, reach] of this.seams) fuse(part, other, reach);
    this.head.position.copy(skull.position).add(direct(up, skull.rotation, 0, 0.02, 0));
    this.head.quaternion.copy(skull.rotation);
    this.head.express({ laugh: pose.body.mouth, effort: pose.body.effort, blink });
    if (sight) this.head.see(sight, this.head.position, skull.rotation);
    this.ponytail?.follow(skull, before?.skull.position, wall);
    this.materials.follow(joints);
  }

  private placeTorso({ pelvis, lumbar, waist, chest, neck, head }: Joints, breath: number) {
    placeControlAt(spine[0], pelvis.position, pelvis.rotation, CROTCH);
    placeControlAt(spine[1], pelvis.position, pelvis.rotation, SEAT);
    placeControl(spine[2], lumbar.position, lumbar.rotation);
    placeControl(spine[3], waist.position, waist.rotation);
    placeControl(spine[4], chest.position, chest.rotation);
    placeControl(spine[5], neck.position, neck.rotation);
    placeControlAt(spine[6], head.position, head.rotation, NAPE);
    this.torso.update(spine, breath);
    this.torso.crease(spine, 3.6);
  }

  private placeArm(joints: Joints, side: Side, sign: number) {
    const { position, rotation } = joints.chest;
    const shoulder = side === 'L' ? joints.shoulderL : joints.shoulderR;
    const elbow = side === 'L' ? joints.elbowL : joints.elbowR;
    const wrist = side === 'L' ? joints.wristL : joints.wristR;
    const [inside, tip] = [armLine[0].position, armLine[1].position];
    const height = away
      .copy(shoulder.position)
      .sub(position)
      .dot(direct(up, rotation, 0, 1, 0));
    const raised = smooth(height, B.shoulderY, B.shoulderY + 0.06);
    offset(tip, shoulder.position, rotation, sign * (this.shoulderPad + OUTWARD * raised), -0.014, 0);
    offset(
      inside,
      position,
      rotation,
      sign * (0.05 + 0.022 * raised),
      B.shoulderY + 0.022 - 0.03 * raised,
      -0.014,
    );
    inside.lerp(tip, 0.15);
    direct(armLine[0].side, rotation, 1, 0, 0);
    direct(armLine[1].side, shoulder.rotation, 1, 0, 0);
    placeControl(armLine[2], elbow.position, elbow.rotation);
    placeControl(armLine[3], wrist.position, wrist.rotation);
    // The forearm ends as it would with a straight wrist; the hand's own surface takes the bend.
    away.subVectors(elbow.position, wrist.position).normalize();
    straight.setFromUnitVectors(direct(up, wrist.rotation, 0, 1, 0), away);
    armLine[3].side.applyQuaternion(straight);
    this.limbs[side].arm.update(armLine);
  }

  private placeHand(
    wrist: Joint,
    elbow: Joint,
    hand: Hand,
    arm: Pose['armL'],
    laid: Pose['handL'],
    bar: boolean,
  ) {
    hand.position.copy(wrist.position);
    hand.quaternion.copy(wrist.rotation);
    away.subVectors(elbow.position, wrist.position).normalize();
    away.applyQuaternion(straight.copy(wrist.rotation).invert());
    hand.bend(arm.curl, laid, away, bar);
  }

  private placeLeg(joints: Joints, side: Side) {
    const { pelvis } = joints;
    const hip = side === 'L' ? joints.hipL : joints.hipR;
    const knee = side === 'L' ? joints.kneeL : joints.kneeR;
    const ankle = side === 'L' ? joints.ankleL : joints.ankleR;
    placeControlAt(legLine[0], pelvis.position, pelvis.rotation, GROIN[side]);
    placeControlAt(legLine[1], hip.position, hip.rotation, THIGH[side]);
    placeControl(legLine[2], knee.position, knee.rotation);
    placeControl(legLine[3], ankle.position, knee.rotation);
    this.limbs[side].leg.update(legLine);
    this.limbs[side].leg.crease(legLine);
    const ball = side === 'L' ? joints.ballL : joints.ballR;
    const { shoe, sole, laces, collar } = this.limbs[side];
    layShoe(shoe, shoeLine, UPPER, ankle, ball, side);
    layShoe(sole, soleLine, SOLE, ankle, ball, side);
    laces.position.copy(ankle.position);
    laces.quaternion.copy(ankle.rotation);
    collar.follow(ankle.position, ankle.rotation, knee.rotation);
  }
}
