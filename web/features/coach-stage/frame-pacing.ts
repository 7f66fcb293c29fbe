/** Rendering quality: physical pixels per CSS pixel, and milliseconds between frames. */
export interface Quality {
  ratio: number;
  intervalMs: number;
  /** Without antialiasing and shadows. */
  plain: boolean;
}

const FULL_RATE_MS = 1000 / 60;
/** Frames over which frame time is averaged. */
const WINDOW = 24;
/** Shaders compile in the first frames, so they say nothing about the device. */
const WARM_UP = 8;
/** A mean this far above the target interval is too slow. */
const TOO_SLOW = 1.3;
/** Below this share of script time, a better level is tried again. */
const EASY = 0.3;
/** Easy windows before a better level is tried; doubled after each failed attempt. */
const PATIENCE = 12;
/** The frame rate below the lowest usual level, for when something else needs the device more. */
const GIVEN_WAY_RATES = [12, 8, 6];

/** From best to cheapest: resolution drops first, then the frame rate; the last ones only through `giveWay`. */
function levelsFor(deviceRatio: number): Quality[] {
  const best = Math.min(2, deviceRatio);
  const ratios = [best, best * 0.75, 1, 0.75].filter((ratio, i) => i === 0 || ratio < best);
  const finer = [...new Set(ratios)].toSorted((a, b) => b - a);
  const lowest = finer.at(-1) ?? 1;
  return [
    ...finer.map((ratio) => ({ ratio, intervalMs: FULL_RATE_MS, plain: false })),
    { ratio: lowest, intervalMs: 1000 / 30, plain: false },
    { ratio: lowest, intervalMs: 1000 / 20, plain: false },
    ...GIVEN_WAY_RATES.map((rate) => ({
      ratio: lowest,
      intervalMs: 1000 / rate,
      plain: true,
    })),
  ];
}

/** Decides when the next frame is due, and lowers quality while frames are late. */
export class FramePacing {
  private readonly levels: Quality[];
  private level = 0;
  private last = -Infinity;
  private frames = -WARM_UP;
  private gaps = 0;
  private work = 0;
  private easyWindows = 0;
  private patience = PATIENCE;
  private climbing = false;

  constructor(deviceRatio: number) {
    this.levels = levelsFor(deviceRatio);
  }

  get quality(): Quality {
    return this.levels[this.level] as Quality;
  }

  /** Whether to draw a frame now; a display tick may come slightly early. */
  isDue(now: number) {
    return now - this.last >= this.quality.intervalMs * 0.9;
  }

  /** After a pause, the first gap says nothing. */
  restart() {
    this.last = -Infinity;
    this.frames = Math.min(this.frames, 0);
    this.gaps = 0;
    this.work = 0;
  }

  /** Records a drawn frame: its tick and its script time. Returns whether the quality changed. */
  record(now: number, workMs: number): boolean {
    const gap = now - this.last;
    this.last = now;
    if (!Number.isFinite(gap)) return false;
    this.frames += 1;
    if (this.frames <= 0) return false;
    this.gaps += gap;
    this.work += workMs;
    return this.frames >= WINDOW && this.judge();
  }

  /**
   * Something more important on this device is too slow: drops below the usual levels. Returns whether the quality
   * changed.
   */
  giveWay(): boolean {
    return this.lower(this.levels.length - 1, this.usualLevels);
  }

  private get usualLevels() {
    return this.levels.length - GIVEN_WAY_RATES.length;
  }

  private judge(): boolean {
    const { intervalMs } = this.quality;
    const [gap, work] = [this.gaps / this.frames, this.work / this.frames];
    this.frames = 0;
    this.gaps = 0;
    this.work = 0;
    if (gap > intervalMs * TOO_SLOW) return this.lower(this.usualLevels - 1);
    this.climbing = false;
    this.easyWindows = work < intervalMs * EASY ? this.easyWindows + 1 : 0;
    return this.easyWindows >= this.patience && this.raise();
  }

  private lower(lowest: number, highest = 0): boolean {
    if (this.climbing) this.patience *= 2;
    this.climbing = false;
    this.easyWindows = 0;
    if (this.level >= lowest) return false;
    this.level = Math.max(this.level + 1, highest);
    this.frames = -WARM_UP;
    return true;
  }

  private raise(): boolean {
    this.easyWindows = 0;
    if (this.level === 0) return false;
    this.level -= 1;
    this.climbing = true;
    this.frames = -WARM_UP;
    return true;
  }
}
