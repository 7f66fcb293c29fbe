import { Group, MeshStandardMaterial, type Quaternion, type Vector3 } from 'three';
import type { Pose } from '../pose';
import type { Joint, Joints } from '../rig/joints';
import { offset, SIDES, smooth, vec } from '../rig/maths';
import { PROPORTIONS as B } from '../rig/proportions';
import { armStations, legStations, shoeStations, torsoStations } from './garments';
import { Hand } from './hand';
import { Head } from './head';
import { Loft, type Control } from './loft';
import type { Look } from './looks';
import { Ponytail } from './ponytail';

interface Limbs {
  arm: Loft;
  leg: Loft;
  shoe: Loft;
  sole: Loft;
  hand: Hand;
}

const along = (q: Quaternion, x: number, y: number, z: number) => vec(x, y, z).applyQuaternion(q);
const control = (position: Vector3, rotation: Quaternion): Control => ({
  position,
  side: along(rotation, 1, 0, 0),
});
const at = ({ position, rotation }: Joint) => control(position, rotation);
const local = ({ position, rotation }: Joint, x: number, y: number, z: number) =>
  offset(position, rotation, x, y, z);

/** The visible coach: limbs, head and clothes laid over solved joints. */
export class Figure extends Group {
  readonly head: Head;
  private readonly torso: Loft;
  private readonly limbs: Record<'L' | 'R', Limbs>;
  private readonly ponytail?: Ponytail;
  /** How far the visible shoulder sits outside the joint, in metres. */
  private readonly shoulderPad: number;

  constructor(look: Look) {
    super();
    const cloth = new MeshStandardMaterial({ vertexColors: true, roughness: 0.78 });
    const skin = new MeshStandardMaterial({ color: look.skin, roughness: 0.7 });
    const broad = look.build === 'broad';
    this.shoulderPad = broad ? 0.021 : 0;
    this.torso = new Loft(torsoStations(look), {
      material: cloth,
      radial: 40,
      perUnit: 9,
      round: 0.45,
      power: 2.15,
    });
    const shoe = shoeStations(look);
    const limb = (sign: 1 | -1): Limbs => ({
      arm: new Loft(armStations(look), { material: cloth, perUnit: 16, round: 0.22 }),
      leg: new Loft(legStations(look), { material: cloth, perUnit: 24, round: 0.24, radial: 32 }),
      shoe: new Loft(shoe.upper, { material: cloth, radial: 20, perUnit: 6, round: 0.3 }),
      sole: new Loft(shoe.sole, { material: cloth, radial: 20, perUnit: 5, round: 0.3, power: 3.2 }),
      hand: new Hand(sign, skin, broad ? 1.1 : 1),
    });
    this.limbs = { L: limb(1), R: limb(-1) };
    this.head = new Head(look);
    this.add(this.torso, this.head);
    for (const parts of Object.values(this.limbs)) this.add(...Object.values<Loft | Hand>({ ...parts }));
    if (look.hairstyle === 'ponytail') {
      this.ponytail = new Ponytail(look.hair, cloth);
      this.add(this.ponytail);
    }
  }

  /** Lays the body over the joints; `before` are the joints a moment earlier, for the drag of the hair. */
  update(joints: Joints, pose: Pose, { before, blink = false }: { before?: Joints; blink?: boolean } = {}) {
    const { pelvis, lumbar, waist, chest, neck, head, skull } = joints;
    const breath = pose.body.breath * 0.018;
    const spine = [
      control(local(pelvis, 0, -0.115, -0.008), pelvis.rotation),
      control(local(pelvis, 0, -0.02, -0.006), pelvis.rotation),
      at(lumbar),
      at(waist),
      at(chest),
      at(neck),
      control(local(head, 0, 0.035, 0.006), head.rotation),
    ];
    this.torso.update(spine, (t) => 1 + breath * Math.exp(-((t - 3.7) ** 2)));
    for (const [side, sign] of SIDES) {
      this.placeArm(joints, side, sign);
      this.limbs[side].hand.curl(pose[`arm${side}`].curl);
      this.placeLeg(joints, side, sign);
    }
    this.head.position.copy(skull.position).add(along(skull.rotation, 0, 0.02, 0));
    this.head.quaternion.copy(skull.rotation);
    this.head.blink(blink);
    this.head.mouth.set(pose.body.mouth);
    this.ponytail?.follow(skull, before?.skull.position);
  }

  private placeArm(joints: Joints, side: 'L' | 'R', sign: number) {
    const { chest } = joints;
    const shoulder = joints[`shoulder${side}`];
    const wrist = joints[`wrist${side}`];
    const tip = shoulder.position.clone().add(along(chest.rotation, sign * this.shoulderPad, 0, 0));
    const height = tip
      .clone()
      .sub(chest.position)
      .dot(along(chest.rotation, 0, 1, 0));
    const lift = smooth(height, B.shoulderY, B.shoulderY + 0.06) * 0.02;
    const inside = local(chest, sign * (0.045 + lift), B.shoulderY + 0.038 + lift, -0.014).lerp(tip, 0.15);
    const { arm, hand } = this.limbs[side];
    arm.update([
      control(inside, chest.rotation),
      control(tip, shoulder.rotation),
      at(joints[`elbow${side}`]),
      at(wrist),
    ]);
    hand.position.copy(wrist.position);
    hand.quaternion.copy(wrist.rotation);
  }

  private placeLeg(joints: Joints, side: 'L' | 'R', sign: number) {
    const { leg, shoe, sole } = this.limbs[side];
    const { pelvis } = joints;
    const ankle = joints[`ankle${side}`];
    const knee = joints[`knee${side}`];
    const ball = joints[`ball${side}`];
    leg.update([
      control(local(pelvis, sign * 0.062, 0.045, -0.012), pelvis.rotation),
      at(joints[`hip${side}`]),
      at(knee),
      control(ankle.position, knee.rotation),
    ]);
    const flip = (position: Vector3, { rotation }: Joint) => ({ position, side: along(rotation, -1, 0, 0) });
    shoe.update([
      flip(local(ankle, 0, -0.052, -0.066), ankle),
      flip(local(ankle, 0, -0.052, 0.005), ankle),
      flip(ball.position, ankle),
      flip(local(ball, 0, -0.002, B.toe), ball),
    ]);
    sole.update([
      flip(local(ankle, 0, -0.062, -0.068), ankle),
      flip(local(ankle, 0, -0.062, 0.005), ankle),
      flip(ball.position.clone().add(along(ankle.rotation, 0, -0.01, 0)), ankle),
      flip(local(ball, 0, -0.008, B.toe), ball),
    ]);
  }
}
