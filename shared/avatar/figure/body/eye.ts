import {
  BufferAttribute,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SphereGeometry,
  TorusGeometry,
  type Material,
} from 'three';
import { clamp, DEGREE, lerp } from '../../motion/rig/maths';

/** Meters before the head is scaled. */
const RADIUS = 0.0176;
const LID = RADIUS * 1.05;
/** Where the edges of the lids rest, in degrees above the middle. */
const [OPEN, CLOSED, LOWER] = [33, -24, -38];
/** From the middle of the eye outward, in degrees: pupil, iris, and the dark ring around it. */
const RINGS = { pupil: 14, iris: 31, ring: 35 };
/** How far an eye turns, in degrees. */
const MOST_TURN = 24;
/** From this angle on, in degrees, the other eye hides behind the nose. */
const FAR = 48;

/** The front of an eyeball, colored by its distance from the middle. */
function eyeball(iris: string) {
  const geometry = new SphereGeometry(RADIUS, 20, 22, 0, Math.PI * 2, 0, Math.PI * 0.6);
  geometry.rotateX(Math.PI / 2);
  const white = new Color('#f6efe9');
  const dark = new Color('#160f0d');
  const color = new Color(iris);
  const light = color.clone().lerp(new Color('#c98a4b'), 0.45);
  const position = geometry.getAttribute('position');
  const colors = new Float32Array(position.count * 3);
  const shade = new Color();
  for (let i = 0; i < position.count; i++) {
    const off = Math.acos(clamp(position.getZ(i) / RADIUS, -1, 1)) / DEGREE;
    if (off < RINGS.pupil) shade.copy(dark);
    else if (off < RINGS.iris)
      shade.copy(color).lerp(light, (off - RINGS.pupil) / (RINGS.iris - RINGS.pupil));
    else if (off < RINGS.ring) shade.copy(color).lerp(dark, 0.6);
    else shade.copy(white);
    shade.toArray(colors, i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3));
  return geometry;
}

/** An eye: ball with iris, a glint, and two lids with lashes. */
export class Eye extends Group {
  private readonly ball = new Group();
  private readonly upper = new Group();
  private readonly lower = new Group();
  private readonly glint: Mesh;
  private isOpen = true;

  /** @param sign +1 for the left eye, -1 for the right */
  constructor(
    private readonly sign: 1 | -1,
    iris: string,
    lid: Material,
    lashes: string,
  ) {
    super();
    const white = new MeshStandardMaterial({ vertexColors: true, roughness: 0.35, emissive: '#2a2422' });
    const dark = new MeshBasicMaterial({ color: lashes });
    this.ball.add(new Mesh(eyeball(iris), white));
    const glint = new Mesh(new SphereGeometry(0.0026, 8, 6), new MeshBasicMaterial({ color: '#ffffff' }));
    this.glint = glint;
    glint.position.set(0.0042, 0.0052, RADIUS * 0.93);
    // Flat on the ball, so that it never stands out of the face's outline.
    glint.lookAt(0.0084, 0.0104, RADIUS * 1.86);
    glint.scale.set(1.2, 1.2, 0.35);
    const shell = new SphereGeometry(LID, 20, 8, 0, Math.PI * 2, 0, Math.PI / 2);
    const lash = new TorusGeometry(LID, 0.0013, 5, 18, Math.PI * 0.94);
    lash.rotateX(-Math.PI / 2);
    lash.rotateY(-Math.PI * 0.97 - sign * 0.1);
    this.upper.add(new Mesh(shell, lid), new Mesh(lash, dark));
    const under = new Mesh(shell, lid);
    under.rotation.z = Math.PI;
    this.lower.add(under);
    this.add(this.ball, glint, this.upper, this.lower);
    this.rotation.set(0, sign * 0.24, sign * 0.07);
    this.open(1, 0);
  }

  /** `share` 0 is closed, 1 open; `squint` 0 to 1 narrows the eye from below. */
  open(share: number, squint: number) {
    this.upper.rotation.x = -lerp(CLOSED, OPEN - squint * 4, share) * DEGREE;
    this.isOpen = share > 0.5;
    this.glint.visible = this.isOpen;
    this.lower.rotation.x = -(LOWER + squint * 13 * share) * DEGREE;
  }

  /** Hides the glint where it would show beside the nose: the camera is that many degrees to her left. */
  seenFrom(yaw: number) {
    this.glint.visible = this.isOpen && -this.sign * yaw < FAR;
  }

  /** Turns the eye, in degrees: down, and to her left. */
  look(pitch: number, yaw: number) {
    this.ball.rotation.set(
      clamp(pitch, -MOST_TURN, MOST_TURN) * DEGREE,
      clamp(yaw, -MOST_TURN, MOST_TURN) * DEGREE,
      0,
    );
  }
}
