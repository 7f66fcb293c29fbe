import type { Stop } from './painting';

type Tone = [color: string, strength: number];

/** The set's painted light and colors. */
export interface RoomColors {
  /** What is seen where the set ends. */
  beyond: string;
  wall: Stop[];
  base: [board: string, edge: string];
  /** The dark where surfaces meet, and the shade of what stands on the floor. */
  corner: Tone;
  arch: { niche: Stop[]; edge: Tone; tube: string; spill: Tone; reveal: Tone };
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
    bell: string;
    caps: string[];
    kettle: string;
    towels: string[];
    bottle: string;
    basket: string;
    mats: string[];
    ball: string;
  };
}

export const NIGHT_ROOM: RoomColors = {
  beyond: '#171430',
  wall: [
    [0, '#0d0d22'],
    [0.42, '#191532'],
    [0.75, '#33234c'],
    [1, '#3f2a52'],
  ],
  base: ['#3d2b54', '#543c69'],
  corner: ['#070614', 0.85],
  arch: {
    niche: [
      [0, '#35224b'],
      [0.4, '#52305a'],
      [0.78, '#864860'],
      [1, '#ab6265'],
    ],
    edge: ['#ff9a80', 0.85],
    tube: '#ffe2cf',
    spill: ['#c9586f', 0.62],
    reveal: ['#2a1740', 0.9],
  },
  slats: {
    profile: [
      [0, '#7d7280'],
      [0.16, '#8d818c'],
      [0.34, '#d3c8ca'],
      [0.5, '#f4ecea'],
      [0.68, '#cdc2c6'],
      [0.84, '#8d818c'],
      [1, '#7d7280'],
    ],
    wash: [
      [0, '#1d1733'],
      [0.5, '#33233f'],
      [1, '#472b45'],
    ],
    pool: ['#2f9c84', 0.4],
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
    wood: ['#ffffff', '#a78f9e', '#5a4560'],
    base: '#251b39',
    pool: ['#a8626c', 0.85],
    spill: ['#f08c74', 0.6],
    vignette: ['#08071a', 0.95],
    shine: 0.4,
  },
  light: {
    sky: '#8d86c4',
    ground: '#5a3a55',
    left: '#4d7a96',
    right: '#b4707e',
    haze: ['#33233f', 0.22],
  },
  plant: { pot: '#b58d92', stem: '#3f6a58', leaf: '#3f7a63' },
  rack: {
    wood: '#8a6260',
    metal: '#8e88a8',
    bell: '#3a3450',
    caps: ['#37b48f', '#37b48f', '#37b48f', '#d9776c', '#d9776c', '#8f7fc4', '#8f7fc4'],
    kettle: '#3a3250',
    towels: ['#cbb0bd', '#b894a8', '#cbb0bd'],
    bottle: '#3aa885',
    basket: '#8a6a66',
    mats: ['#2f9a80', '#c8655f', '#6a5a94'],
    ball: '#77537f',
  },
};

export const DAY_ROOM: RoomColors = {
  beyond: '#f3e4d9',
  wall: [
    [0, '#f0ddcf'],
    [0.5, '#f7eadf'],
    [1, '#f4e4d7'],
  ],
  base: ['#fbf3ea', '#ffffff'],
  corner: ['#7a523e', 0.55],
  arch: {
    niche: [
      [0, '#f3c9b2'],
      [0.5, '#f6d3bf'],
      [1, '#f4cdb8'],
    ],
    edge: ['#fff6ee', 0.7],
    tube: '#fffaf3',
    spill: ['#ffffff', 0.6],
    reveal: ['#c98f76', 0.7],
  },
  slats: {
    profile: [
      [0, '#b79b85'],
      [0.16, '#c5a992'],
      [0.34, '#f1e2d4'],
      [0.5, '#ffffff'],
      [0.68, '#efdfd0'],
      [0.84, '#c5a992'],
      [1, '#b79b85'],
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
    sun: ['#fff3d8', 0.95],
  },
  floor: {
    wood: ['#ffffff', '#d8b99c', '#8e6a4e'],
    base: '#d9bb9c',
    pool: ['#f3e0cc', 0.85],
    spill: ['#f0bfa4', 0.4],
    vignette: ['#b98d69', 0.35],
    shine: 0.3,
  },
  light: {
    sky: '#e2ddd8',
    ground: '#b48f76',
    left: '#3a322c',
    right: '#8f8a82',
    haze: ['#f6e6d8', 0.13],
  },
  plant: { pot: '#e9d8c8', stem: '#5d8a52', leaf: '#3d7f49' },
  rack: {
    wood: '#c4966a',
    metal: '#8f939c',
    bell: '#3f424d',
    caps: ['#7fd0b0', '#7fd0b0', '#7fd0b0', '#f09a86', '#f09a86', '#b8a7d6', '#b8a7d6'],
    kettle: '#3a3d4a',
    towels: ['#fdf6ef', '#f3c4b1', '#fdf6ef'],
    bottle: '#7fcfb2',
    basket: '#d2aa80',
    mats: ['#7fbfae', '#ef9a86', '#b8a7cf'],
    ball: '#f0b39e',
  },
};
