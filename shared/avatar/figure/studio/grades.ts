type Light = { color: string; intensity: number; from: [number, number, number] };
type Stop = [at: number, color: string];

type Tone = [color: string, strength: number];

/** The set's painted light and colors. */
interface RoomGrade {
  /** What is seen where the set ends. */
  beyond: string;
  wall: Stop[];
  base: [board: string, edge: string];
  /** The dark where surfaces meet, and the shade of what stands on the floor. */
  corner: Tone;
  arch: { niche: Stop[]; edge: Tone; spill: Tone; reveal: Tone };
  slats: { profile: Stop[]; wash: Stop[]; pool: Tone };
  window: { sky: Stop[]; roofs: string[]; lights: string[]; frame: string; spill: Tone; sun: Tone };
  floor: {
    wood: [light: string, dark: string, joint: string];
    base: string;
    pool: Tone;
    spill: Tone;
    vignette: Tone;
    shine: number;
  };
  /** What falls on the plant and the rack. */
  light: { sky: string; ground: string; left: string; right: string; haze: Tone };
  plant: { pot: string; stem: string; leaf: string };
  rack: {
    wood: string;
    metal: string;
    bells: string[];
    kettle: string;
    towels: string[];
    bottle: string;
    basket: string;
    mats: string[];
    ball: string;
  };
}

/** Light and color of the studio. */
export interface Grade {
  room: RoomGrade;
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
    room: {
      beyond: '#171430',
      wall: [
        [0, '#12132b'],
        [0.42, '#1e1a3c'],
        [0.75, '#33234c'],
        [1, '#3f2a52'],
      ],
      base: ['#241a3a', '#503860'],
      corner: ['#0b0a1c', 0.75],
      arch: {
        niche: [
          [0, '#3f2752'],
          [0.45, '#6a3a5f'],
          [0.8, '#96505f'],
          [1, '#a85d62'],
        ],
        edge: ['#ff9d86', 0.75],
        spill: ['#e0667a', 0.9],
        reveal: ['#2a1740', 0.9],
      },
      slats: {
        profile: [
          [0, '#3c3040'],
          [0.14, '#55404f'],
          [0.3, '#c9b3b6'],
          [0.5, '#f4e6e0'],
          [0.72, '#c0a9ad'],
          [0.86, '#55404f'],
          [1, '#3c3040'],
        ],
        wash: [
          [0, '#1d1733'],
          [0.5, '#33233f'],
          [1, '#472b45'],
        ],
        pool: ['#a85a5c', 0.5],
      },
      window: {
        sky: [
          [0, '#1d1c42'],
          [0.4, '#41305f'],
          [0.72, '#87506f'],
          [0.9, '#b9696c'],
          [1, '#c27b6c'],
        ],
        roofs: ['#4a335f', '#2b2148'],
        lights: ['#ffb27a', '#ff8f7c', '#ffd9a8', '#5fe0b0'],
        frame: '#3a2c4a',
        spill: ['#7a5a9a', 0.25],
        sun: ['#8a5f96', 0.3],
      },
      floor: {
        wood: ['#ffffff', '#b08f94', '#5c3f58'],
        base: '#33233f',
        pool: ['#a3626a', 0.75],
        spill: ['#d47a70', 0.45],
        vignette: ['#0f0d22', 0.85],
        shine: 0.32,
      },
      light: {
        sky: '#8d86c4',
        ground: '#5a3a55',
        left: '#6d5cb0',
        right: '#b46a66',
        haze: ['#33233f', 0.22],
      },
      plant: { pot: '#b58d92', stem: '#3f6a58', leaf: '#3f7a63' },
      rack: {
        wood: '#8a6260',
        metal: '#8e88a8',
        bells: ['#3b3554', '#2f9a7c', '#c8655f'],
        kettle: '#3a3250',
        towels: ['#cbb0bd', '#b894a8', '#cbb0bd'],
        bottle: '#3aa885',
        basket: '#8a6a66',
        mats: ['#2f9a80', '#c8655f', '#6a5a94'],
        ball: '#8d5f92',
      },
    },
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
    room: {
      beyond: '#f3e4d9',
      wall: [
        [0, '#f0ddcf'],
        [0.5, '#f7eadf'],
        [1, '#f4e4d7'],
      ],
      base: ['#fbf3ea', '#ffffff'],
      corner: ['#8a5f4a', 0.42],
      arch: {
        niche: [
          [0, '#f3c9b2'],
          [0.5, '#f6d3bf'],
          [1, '#f4cdb8'],
        ],
        edge: ['#fff6ee', 0.7],
        spill: ['#ffffff', 0.6],
        reveal: ['#c98f76', 0.7],
      },
      slats: {
        profile: [
          [0, '#8f6f58'],
          [0.14, '#a9876c'],
          [0.3, '#efd9c4'],
          [0.5, '#ffffff'],
          [0.72, '#ecd4be'],
          [0.86, '#a9876c'],
          [1, '#8f6f58'],
        ],
        wash: [
          [0, '#e9cdb2'],
          [0.5, '#eed4bb'],
          [1, '#e0bd9d'],
        ],
        pool: ['#fff3e2', 0.4],
      },
      window: {
        sky: [
          [0, '#dbeaf3'],
          [0.5, '#eef3f3'],
          [1, '#fff5e8'],
        ],
        roofs: ['#dde4e8', '#cfd9dc'],
        lights: [],
        frame: '#e9dccf',
        spill: ['#ffffff', 0.5],
        sun: ['#fff6e4', 0.75],
      },
      floor: {
        wood: ['#ffffff', '#d9b795', '#8e6444'],
        base: '#dcb995',
        pool: ['#f6dfc6', 0.8],
        spill: ['#f0bfa4', 0.4],
        vignette: ['#b98d69', 0.35],
        shine: 0.3,
      },
      light: {
        sky: '#dfe3e6',
        ground: '#b89a84',
        left: '#8a8f92',
        right: '#2b2622',
        haze: ['#f4e4d7', 0.28],
      },
      plant: { pot: '#e9d8c8', stem: '#6f9a62', leaf: '#5d9461' },
      rack: {
        wood: '#d6b08a',
        metal: '#a9adb5',
        bells: ['#5b6070', '#5fbf9f', '#ea8a78'],
        kettle: '#5d6172',
        towels: ['#fdf6ef', '#f3c4b1', '#fdf6ef'],
        bottle: '#7fcfb2',
        basket: '#d2aa80',
        mats: ['#7fbfae', '#ef9a86', '#b8a7cf'],
        ball: '#f0b39e',
      },
    },
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
