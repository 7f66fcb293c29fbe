import { CatmullRomCurve3, Mesh, MeshBasicMaterial, PlaneGeometry, TubeGeometry } from 'three';
import { vec } from '../../../motion/rig/maths';
import type { RoomColors } from './colors';
import { ARCH, RACK, SLATS, WALL, WINDOW } from './layout';
import { addStops, dither, faded, fillDown, glow, paintMeters, paintTile, strokeSoftly } from './painting';
import { litBy } from './surface';

function archPath(g: CanvasRenderingContext2D, inset = 0) {
  const r = ARCH.radius - inset;
  g.beginPath();
  g.moveTo(-r, -0.5);
  g.lineTo(-r, ARCH.spring);
  g.arc(0, ARCH.spring, r, Math.PI, 0, true);
  g.lineTo(r, -0.5);
}

/** The niche: its own depth of color, a band of hidden light along its edge. */
function paintArch(g: CanvasRenderingContext2D, { niche, edge, spill, reveal }: RoomColors['arch']) {
  const top = ARCH.spring + ARCH.radius;
  archPath(g);
  strokeSoftly(g, spill[0], 1.1, spill[1]);
  g.save();
  archPath(g);
  g.clip();
  fillDown(g, niche, [-ARCH.radius, -0.1, 2 * ARCH.radius, top + 0.1]);
  archPath(g);
  strokeSoftly(g, reveal[0], 0.9, reveal[1]);
  g.restore();
  archPath(g);
  strokeSoftly(g, edge[0], 0.13, edge[1] * 1.9);
}

function paintWall(g: CanvasRenderingContext2D, colors: RoomColors) {
  const { wall, arch, corner, window: seen, base } = colors;
  fillDown(g, wall, [WALL.left, 0, WALL.width, WALL.height]);
  glow(g, [WINDOW.left, 1.5, 1.5, 2.2], seen.spill[0], seen.spill[1]);
  paintArch(g, arch);
  for (const [from, to] of [
    [WALL.left, -ARCH.radius],
    [ARCH.radius, WALL.left + WALL.width],
  ] as const) {
    g.fillStyle = base[0];
    g.fillRect(from, 0, to - from, 0.1);
    g.fillStyle = base[1];
    g.fillRect(from, 0.092, to - from, 0.014);
  }
  fillDown(
    g,
    [
      [0, faded(corner[0], 0)],
      [0.6, faded(corner[0], corner[1] * 0.3)],
      [1, faded(corner[0], corner[1])],
    ],
    [WALL.left, 0, WALL.width, 0.5],
  );
  // The panel of slats throws its shade on the wall beside it.
  g.fillStyle = addStops(g.createLinearGradient(SLATS.right + 0.16, 0, SLATS.right, 0), [
    [0, faded(corner[0], 0)],
    [1, faded(corner[0], corner[1] * 0.5)],
  ]);
  g.fillRect(SLATS.right, 0, 0.16, SLATS.height);
}

/** The tube of light along the arch: drawn as a shape, because a painting would be too coarse for its edge. */
export function buildTube({ arch }: RoomColors) {
  const bend = Array.from({ length: 33 }, (_, i) => {
    const angle = Math.PI * (1 - i / 32);
    return vec(ARCH.radius * Math.cos(angle), ARCH.spring + ARCH.radius * Math.sin(angle), 0);
  });
  const legs = [0, 0.5, 1].map((share) => share * ARCH.spring);
  const curve = new CatmullRomCurve3([
    ...legs.map((y) => vec(-ARCH.radius, y, 0)),
    ...bend.slice(1, -1),
    ...legs.toReversed().map((y) => vec(ARCH.radius, y, 0)),
  ]);
  const material = new MeshBasicMaterial({ color: arch.tube, toneMapped: false });
  const mesh = new Mesh(new TubeGeometry(curve, 96, 0.013, 6), material);
  mesh.position.z = WALL.z + 0.014;
  return mesh;
}

const plaster = (repeats: [number, number]) =>
  paintTile([256, 256], repeats, (g, width, height) => {
    g.fillStyle = '#fbfbfb';
    g.fillRect(0, 0, width, height);
    dither(g, width, height, 2);
  });

export function buildWall(colors: RoomColors) {
  const light = paintMeters(WALL, 104, (g) => paintWall(g, colors));
  const mesh = new Mesh(
    new PlaneGeometry(WALL.width, WALL.height),
    litBy(plaster([WALL.width / 1.8, WALL.height / 1.8]), light),
  );
  mesh.position.set(WALL.left + WALL.width / 2, WALL.height / 2, WALL.z);
  return mesh;
}

/** A panel of vertical wooden slats, washed by light from below. */
export function buildSlats(colors: RoomColors) {
  const { slats } = colors;
  const width = SLATS.right - SLATS.left;
  const map = paintTile([48, 8], [Math.round(width / SLATS.pitch), 1], (g, w, h) => {
    g.fillStyle = addStops(g.createLinearGradient(0, 0, w, 0), slats.profile);
    g.fillRect(0, 0, w, h);
  });
  const light = paintMeters({ left: 0, top: SLATS.height, width, height: SLATS.height }, 24, (g) => {
    fillDown(g, slats.wash, [0, 0, width, SLATS.height]);
    const [color, strength] = slats.pool;
    glow(g, [RACK.x - SLATS.left - 0.3, 1.5, 2, 1.7], color, strength);
    // The rack's own shade.
    const [shade, depth] = colors.corner;
    glow(g, [RACK.x - SLATS.left, 0.25, RACK.width * 0.75, 0.75], shade, depth);
    fillDown(
      g,
      [
        [0, faded(shade, 0)],
        [1, faded(shade, depth)],
      ],
      [0, 0, width, 0.35],
    );
  });
  const mesh = new Mesh(new PlaneGeometry(width, SLATS.height), litBy(map, light));
  mesh.position.set(SLATS.left + width / 2, SLATS.height / 2, WALL.z + SLATS.depth);
  return mesh;
}
