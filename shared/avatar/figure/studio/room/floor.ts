import { Mesh, NoColorSpace, PlaneGeometry } from 'three';
import type { RoomColors } from './colors';
import { ARCH, BALL, BASKET, FLOOR, PLANT, RACK, WALL, WINDOW } from './layout';
import { addStops, faded, glow, paintMeters, paintTile, randomNumbers } from './painting';
import { litBy } from './surface';

/** Boards a tile, and its size in meters. */
const [BOARDS, TILE_WIDTH, TILE_LENGTH] = [8, 1.16, 2.8];

/** Long boards toward the camera: each its own tone, a few faint veins, a fine joint. */
const planks = ([light, dark, joint]: RoomColors['floor']['wood']) =>
  paintTile([512, 512], [FLOOR.width / TILE_WIDTH, FLOOR.height / TILE_LENGTH], (g, width, height) => {
    const random = randomNumbers(23);
    const wide = width / BOARDS;
    g.fillStyle = light;
    g.fillRect(0, 0, width, height);
    for (let board = 0; board < BOARDS; board++) {
      const x = board * wide;
      const first = ((board * 0.37 + random() * 0.15) % 0.45) * height;
      const second = first + (0.42 + random() * 0.12) * height;
      const [outer, inner] = [random(), random()];
      g.fillStyle = faded(dark, outer * 0.34);
      g.fillRect(x, 0, wide, height);
      g.fillStyle = faded(dark, inner * 0.34);
      g.fillRect(x, first, wide, second - first);
      g.save();
      g.beginPath();
      g.rect(x, 0, wide, height);
      g.clip();
      paintVeins(g, [x, wide, height], dark, random);
      g.restore();
      g.fillStyle = faded(joint, 0.42);
      g.fillRect(x, 0, 1.5, height);
      g.fillRect(x, first, wide, 1.3);
      g.fillRect(x, second, wide, 1.3);
    }
  });

/** Veins end where they began, so that the tile repeats without a seam. */
function paintVeins(
  g: CanvasRenderingContext2D,
  [x, wide, height]: [number, number, number],
  color: string,
  random: () => number,
) {
  for (let vein = 0; vein < 6; vein++) {
    const start = x + random() * wide;
    const bend = (random() - 0.5) * wide * 0.5;
    g.strokeStyle = faded(color, 0.04 + random() * 0.1);
    g.lineWidth = 2 + random() * 5;
    g.beginPath();
    g.moveTo(start, 0);
    g.bezierCurveTo(start + bend, height * 0.33, start + bend, height * 0.66, start, height);
    g.stroke();
  }
}

type Context = CanvasRenderingContext2D;

/** Shadows where things meet the floor. Here y is the way to the wall, so `-z`. */
function paintShadows(g: Context, [color, depth]: RoomColors['corner']) {
  const wall = -WALL.z;
  g.fillStyle = addStops(g.createLinearGradient(0, wall - 0.9, 0, wall), [
    [0, faded(color, 0)],
    [0.6, faded(color, depth * 0.25)],
    [1, faded(color, depth * 0.85)],
  ]);
  g.fillRect(FLOOR.left, wall - 0.9, FLOOR.width, 0.9);
  const stand = (x: number, z: number, rx: number, ry: number, strength = 1) => {
    glow(g, [x, -z, rx * 1.7, ry * 2], color, depth * 0.7 * strength);
    glow(g, [x, -z, rx * 1.08, ry * 1.2], color, depth * strength);
  };
  stand(PLANT.x, PLANT.z, 0.24, 0.22);
  stand(BALL.x, BALL.z, 0.22, 0.18);
  stand(BASKET.x, BASKET.z, 0.24, 0.2);
  for (let i = 0; i < 5; i++)
    stand(RACK.x + ((i - 2) / 4) * RACK.width * 0.86, RACK.z, 0.3, RACK.depth * 0.75, 0.6);
}

/** Daylight through the panes, or the faint shine of the dusk. */
function paintSun(g: Context, { sun: [color, strength] }: RoomColors['window']) {
  const pane = (WINDOW.right - WINDOW.left) / 4;
  for (let i = 0; i < 4; i++) {
    const [x, wall] = [WINDOW.left + i * pane + 0.06, -WALL.z - 0.25];
    const [wide, slant, long] = [pane - 0.1, -2, 1.1];
    g.beginPath();
    g.moveTo(x, wall);
    g.lineTo(x + wide, wall);
    g.lineTo(x + wide + slant, wall - long);
    g.lineTo(x + slant, wall - long);
    g.closePath();
    g.fillStyle = addStops(g.createLinearGradient(0, wall, 0, wall - long), [
      [0, faded(color, strength)],
      [0.7, faded(color, strength * 0.7)],
      [1, faded(color, 0)],
    ]);
    g.fill();
    strokeEdge(g, color, strength * 0.3);
  }
}

function strokeEdge(g: Context, color: string, opacity: number) {
  g.strokeStyle = faded(color, opacity);
  g.lineWidth = 0.06;
  g.stroke();
}

function paintFloor(g: Context, colors: RoomColors) {
  const { base, pool, spill, vignette } = colors.floor;
  g.fillStyle = base;
  g.fillRect(FLOOR.left, FLOOR.top - FLOOR.height, FLOOR.width, FLOOR.height);
  // A little behind her, so that her legs stand out against it.
  glow(g, [0, 0.6, 2.9, 2.9], pool[0], pool[1]);
  glow(g, [0, -WALL.z, ARCH.radius * 1.9, 2.3], spill[0], spill[1]);
  paintSun(g, colors.window);
  paintShadows(g, colors.corner);
  g.fillStyle = addStops(g.createRadialGradient(0, 0.5, 2, 0, 0.5, 6.2), [
    [0, faded(vignette[0], 0)],
    [1, faded(vignette[0], vignette[1])],
  ]);
  g.fillRect(FLOOR.left, FLOOR.top - FLOOR.height, FLOOR.width, FLOOR.height);
}

/** How much of the floor is not mirror: it shines toward the wall, where one looks along it. */
const matte = (shine: number) =>
  paintMeters({ ...FLOOR, left: 0, width: 0.2 }, 10, (g) => {
    const gray = (share: number) => {
      const level = Math.round(255 * (1 - share));
      return `rgb(${level},${level},${level})`;
    };
    g.fillStyle = addStops(g.createLinearGradient(0, FLOOR.top, 0, FLOOR.top - 6), [
      [0, gray(shine)],
      [0.14, gray(shine * 0.55)],
      [0.3, gray(shine * 0.25)],
      [0.5, gray(shine * 0.16)],
      [1, gray(shine * 0.05)],
    ]);
    g.fillRect(0, FLOOR.top - FLOOR.height, 1, FLOOR.height);
  });

/** The wooden floor. It is a little transparent: what is mirrored under it shows as a reflection. */
export function buildFloor(colors: RoomColors) {
  const { wood, shine } = colors.floor;
  const light = paintMeters(FLOOR, 44, (g) => paintFloor(g, colors));
  const alphaMap = matte(shine);
  alphaMap.colorSpace = NoColorSpace;
  const material = litBy(planks(wood), light, { transparent: true, alphaMap });
  const mesh = new Mesh(new PlaneGeometry(FLOOR.width, FLOOR.height), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.z = -FLOOR.top + FLOOR.height / 2;
  mesh.renderOrder = -1;
  return mesh;
}
