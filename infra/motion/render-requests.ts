import type { CoachName } from '../../shared/avatar/figure/body/looks';
import type { GradeName } from '../../shared/avatar/figure/studio/grades';
import type { MotionName } from './catalogue';
import type { STILLS } from './poses';

export interface ClipRequest {
  name: MotionName;
  coach: CoachName;
  grade: GradeName;
  width: number;
  height: number;
  /** Times in seconds; each frame is sent to `url`, the first whole, then what changes. */
  times: number[];
  url: string;
}

export interface SheetRequest {
  names: MotionName[];
  coach: CoachName;
  grade: GradeName;
  cell: [width: number, height: number];
  url: string;
}

/** How one coach still is taken. */
export interface CoachStill {
  pose: keyof typeof STILLS;
  width: number;
  height: number;
  /** Samples per pixel along each axis. */
  samples: number;
  /** A fixed camera instead of the framed one: height of its axis and distance in meters. */
  crop?: { y: number; distance: number };
}

export interface StillRequest extends CoachStill {
  grade: GradeName;
  coach: CoachName;
  url: string;
}

/** The tasks of the page in Chromium; each ends when everything it draws has been sent. */
export interface RenderPage {
  renderClip: (request: ClipRequest) => Promise<void>;
  renderSheet: (request: SheetRequest) => Promise<void>;
  renderStill: (request: StillRequest) => Promise<void>;
}
