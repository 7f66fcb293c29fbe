/** Equipment drawn with a motion. Positions in meters; a chair's seat is 0.45 high and centered on x, z. */
export type Prop =
  | { kind: 'mat'; x?: number; z?: number; turn?: number }
  | { kind: 'chair'; x?: number; z?: number; turn?: number }
  | { kind: 'wall'; z: number }
  | { kind: 'dumbbells' | 'goblet' | 'band' };

/** Camera azimuth in degrees (0 = seen from the front, 90 = from its left), or [azimuth, elevation]. */
export type View = number | [azimuth: number, elevation: number];
