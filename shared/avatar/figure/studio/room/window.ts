import { BoxGeometry, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { RoomColors } from './colors';
import { WALL, WINDOW } from './layout';
import { faded, fillDown, glow, paintMeters, randomNumbers } from './painting';
import { at, type Sculpture } from './sculpture';

const width = WINDOW.right - WINDOW.left;
const height = WINDOW.head - WINDOW.sill;

/** The city far away and out of focus: a sky, two rows of roofs, lights as discs. */
function paintView(g: CanvasRenderingContext2D, { sky, roofs, lights }: RoomColors['window']) {
  fillDown(g, sky, [0, 0, width, height]);
  const random = randomNumbers(11);
  for (const [row, color] of roofs.entries()) {
    let x = -0.2;
    while (x < width) {
      const wide = 0.22 + random() * 0.34;
      const high = (row === 0 ? 0.75 : 0.35) + random() * (row === 0 ? 0.75 : 0.45);
      fillDown(
        g,
        [
          [0, color],
          [1, faded(color, 0.75)],
        ],
        [x, 0, wide * 0.94, high],
      );
      x += wide;
    }
  }
  for (let i = 0; i < 46 && lights.length > 0; i++) {
    const [x, y, r] = [random() * width, 0.05 + random() ** 1.6 * 1.05, 0.022 + random() * 0.035];
    const color = lights[Math.floor(random() * lights.length)] as string;
    glow(g, [x, y, r * 2.2, r * 2.2], color, 0.22);
    g.fillStyle = faded(color, 0.1 + random() * 0.3);
    g.beginPath();
    g.arc(x, y, r, 0, 2 * Math.PI);
    g.fill();
  }
}

export function buildWindow(colors: RoomColors, frame: Sculpture) {
  const view = new Mesh(
    new PlaneGeometry(width, height),
    new MeshBasicMaterial({
      map: paintMeters({ left: 0, top: height, width, height }, 70, (g) => paintView(g, colors.window)),
      toneMapped: false,
      dithering: true,
    }),
  );
  view.position.set((WINDOW.left + WINDOW.right) / 2, (WINDOW.sill + WINDOW.head) / 2, WALL.z + 0.006);
  const color = colors.window.frame;
  const bar = (x: number, y: number, w: number, h: number, depth: number) =>
    frame.add(new BoxGeometry(w, h, depth), color, at(x, y, WALL.z + depth / 2));
  const middle = (WINDOW.sill + WINDOW.head) / 2;
  const panes = 4;
  for (let i = 0; i <= panes; i++) {
    const wide = i === 0 || i === panes ? 0.09 : 0.042;
    bar(WINDOW.left + (width * i) / panes, middle, wide, height + 0.09, wide > 0.05 ? 0.08 : 0.05);
  }
  bar(WINDOW.left + width / 2, WINDOW.head, width + 0.09, 0.09, 0.08);
  bar(WINDOW.left + width / 2, WINDOW.sill, width + 0.16, 0.06, 0.16);
  bar(WINDOW.left + width / 2, WINDOW.head - 0.62, width, 0.036, 0.05);
  return view;
}
