/** Frames a second of every clip. */
export const FPS = 30;

/** How large a clip is. */
export interface ClipSize {
  /** Within the folder of the clips. */
  folder: '' | 'small/';
  width: number;
  height: number;
  /** x264's constant rate factor: higher is smaller and coarser. */
  crf: number;
  /** A clip that would be larger is encoded more coarsely. */
  maxBytes: number;
}

/** What the frames are drawn for; posters have this size, too. */
export const NORMAL: ClipSize = { folder: '', width: 1280, height: 720, crf: 25, maxBytes: 260 * 1024 };
/** For slow lines and those who save data. */
const SMALL: ClipSize = { folder: 'small/', width: 640, height: 360, crf: 26, maxBytes: 90 * 1024 };
export const CLIP_SIZES: readonly ClipSize[] = [NORMAL, SMALL];

/** All clips and posters of the repository. */
export const MAX_TOTAL_BYTES = 60_000_000;
