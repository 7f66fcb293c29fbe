/** The room's measures in meters: the coach stands at the origin, the camera in front of her at +z. */
export const WALL = { left: -6.5, top: 5.5, width: 13, height: 5.5, z: -2.9 };
export const FLOOR = { left: -6.5, top: 2.9, width: 13, height: 10.9 };
/** A round-headed niche behind the coach. */
export const ARCH = { radius: 1.32, spring: 1.42 };
/** On the right, where the key light comes from. */
export const WINDOW = { left: 1.72, right: 5.4, sill: 0.16, head: 2.95 };
export const PLANT = { x: 1.98, z: -2.35 };
export const BALL = { x: 2.85, z: -2.3, radius: 0.3 };
export const SLATS = { left: -6.4, right: -1.72, height: 3.3, depth: 0.05, pitch: 0.085 };
export const RACK = { x: -2.3, z: -2.6, width: 1.12, height: 0.76, depth: 0.34 };
export const BASKET = { x: -3.14, z: -2.55, radius: 0.16, height: 0.36 };
