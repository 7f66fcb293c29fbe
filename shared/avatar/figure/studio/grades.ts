import { DAY_ROOM, NIGHT_ROOM, type RoomColors } from './room/colors';

type Light = { color: string; intensity: number; from: [number, number, number] };

/** Light and color of the studio. */
export interface Grade {
  /** The set's painted light and colors. */
  set: RoomColors;
  mat: string;
  /** Stitched and printed lines. */
  thread: string;
  furniture: string;
  wood: string;
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
    set: NIGHT_ROOM,
    mat: '#178a7c',
    thread: '#8fe8cf',
    furniture: '#b98f98',
    wood: '#7a5358',
    panel: '#8a5c72',
    sky: ['#cfc9ff', '#c79aa2', 1.4],
    room: '#d98f8a',
    key: { color: '#ffeedd', intensity: 2.15, from: [1.5, 2.9, 2.9] },
    lights: [
      { color: '#ff9c7d', intensity: 3.2, from: [-2.5, 1.6, -2.5] },
      { color: '#ff9474', intensity: 4, from: [2.5, 1.5, -2.4] },
      { color: '#e0c0e8', intensity: 1, from: [-2.8, 1.3, 1.9] },
    ],
    shadow: ['#0a0616', 0.5],
  },
  day: {
    set: DAY_ROOM,
    mat: '#6fb3a8',
    thread: '#eafff8',
    furniture: '#efc9b6',
    wood: '#c79a70',
    panel: '#f5e3d4',
    sky: ['#f6f2fa', '#f6dccb', 1.6],
    room: '#ffffff',
    key: { color: '#fff1e0', intensity: 2.3, from: [1.7, 3.3, 2.4] },
    lights: [
      { color: '#ffe9ff', intensity: 1.6, from: [-2.5, 2.2, -2.4] },
      { color: '#ffffff', intensity: 0.9, from: [2.6, 1.8, -2.2] },
      { color: '#fff4ea', intensity: 0.85, from: [-2.6, 1.4, 2] },
    ],
    shadow: ['#33312f', 0.28],
  },
} satisfies Record<string, Grade>;

export type GradeName = keyof typeof GRADES;
