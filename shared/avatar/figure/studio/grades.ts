type Light = { color: string; intensity: number; from: [number, number, number] };
type Stop = [at: number, color: string];

/** Light and color of the room. */
export interface Grade {
  wall: Stop[];
  /** Radial light on the wall behind the coach: stops, and its center as a share of the height. */
  glow: { stops: Stop[]; y: number };
  floor: { color: string; strength: number };
  mat: string;
  furniture: string;
  panel: string;
  sky: [sky: string, ground: string, intensity: number];
  /** What shiny surfaces mirror. */
  room: string;
  key: Light;
  lights: Light[];
  shadow: [color: string, opacity: number];
}

export const GRADES = {
  night: {
    wall: [
      [0, '#12142c'],
      [0.45, '#2b1f45'],
      [0.7, '#4a2a55'],
      [1, '#1d1736'],
    ],
    glow: {
      y: 0.6,
      stops: [
        [0, '#f2806ecc'],
        [0.3, '#c95f7a88'],
        [0.65, '#7a3f7433'],
        [1, '#7a3f7400'],
      ],
    },
    floor: { color: '#ffb3a0', strength: 0.16 },
    mat: '#1fa58f',
    furniture: '#c9b3c9',
    panel: '#5a3c6c',
    sky: ['#d8d2ff', '#8a5f68', 1.35],
    room: '#d98f8a',
    key: { color: '#ffeedd', intensity: 2.5, from: [1.5, 2.9, 2.9] },
    lights: [
      { color: '#5dffb8', intensity: 1.5, from: [-2.4, 1.9, -2.6] },
      { color: '#ff9474', intensity: 2.6, from: [2.5, 1.5, -2.4] },
      { color: '#9fb0ff', intensity: 0.7, from: [-2.6, 1, 2] },
    ],
    shadow: ['#0a0616', 0.5],
  },
  day: {
    wall: [
      [0, '#f7cfbe'],
      [0.62, '#fdf1ea'],
      [1, '#fdf1ea'],
    ],
    glow: {
      y: 0.46,
      stops: [
        [0, '#ffffffc0'],
        [1, '#ffffff00'],
      ],
    },
    floor: { color: '#ffffff', strength: 1 },
    mat: '#6fb3a8',
    furniture: '#f1ddd0',
    panel: '#f7dccf',
    sky: ['#fdf8ff', '#e0b9a6', 1.6],
    room: '#ffffff',
    key: { color: '#fff1e0', intensity: 2.3, from: [1.7, 3.3, 2.4] },
    lights: [
      { color: '#ffe9ff', intensity: 1.6, from: [-2.5, 2.2, -2.4] },
      { color: '#ffffff', intensity: 0.9, from: [2.6, 1.8, -2.2] },
      { color: '#dff2ff', intensity: 0.5, from: [-2.4, 1.4, 2.2] },
    ],
    shadow: ['#5a2f2a', 0.26],
  },
} satisfies Record<string, Grade>;

export type GradeName = keyof typeof GRADES;
