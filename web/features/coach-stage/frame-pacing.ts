/** Rendering quality: physical pixels per CSS pixel, and milliseconds between frames. */
export interface Quality {
  ratio: number;
  intervalMs: number;
  /** Without antialiasing and shadows. */
  plain: boolean;
}

const FULL_RATE_MS = 1000 / 60;
/** The slowest displays: 30 Hz, as in a phone's low-power mode. A busy start may look slower still. */
const SLOWEST_DISPLAY_MS = 1000 / 30;
/** Ticks without a drawing at the start, which tell how fast the display is. */
const MEASURED_TICKS = 4;
/** Drawn when this share of the interval has passed, so that 75 Hz and 90 Hz displays come out even. */
const DUE = 0.78;
/** Frames are judged over this long, and never fewer than these. */
const WINDOW_MS = 1_000;
const LEAST_FRAMES = 4;
/** Shaders compile in the first frames, so they say nothing about the device. */
const WARM_UP = 8;
/** A frame that took this many intervals was missed. */
const MISSED = 1.5;
/** The share of missed frames from which quality drops; a single stall stays below it. */
const TOO_MANY = 0.25;
/** Windows without that before a better level is tried; doubled after each failed attempt. */
const PATIENCE = 5;
/** Below the lowest usual level, for when something else needs the device more: fewer frames, then no fine edges. */
const GIVEN_WAY = [
  { rate: 12, plain: false },
  { rate: 12, plain: true },
  { rate: 8, plain: true },
  { rate: 6, plain: true },
];

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
    ...GIVEN_WAY.map(({ rate, plain }) => ({ ratio: lowest, intervalMs: 1000 / rate, plain })),
  ];
}

/** Decides when the next frame is due, and lowers quality while frames are missed. */
export class FramePacing {
  private readonly levels: Quality[];
  private level = 0;
  private ticks = 0;
  private lastTick = -Infinity;
  private displayMs = SLOWEST_DISPLAY_MS;
  private last = -Infinity;
  private frames = -WARM_UP;
  private passedMs = 0;
  private missed = 0;
  /** The last window had too many missed frames. */
  private isSlow = false;
  private goodWindows = 0;
  private patience = PATIENCE;
  private climbing = false;

  constructor(deviceRatio: number) {
    this.levels = levelsFor(deviceRatio);
  }

  get quality(): Quality {
    return this.levels[this.level] as Quality;
  }

  /** Whether to draw a frame at this tick of the display. */
  isDue(now: number) {
    if (this.ticks <= MEASURED_TICKS) {
      this.displayMs = Math.min(this.displayMs, now - this.lastTick);
      this.lastTick = now;
      this.ticks += 1;
      if (this.ticks <= MEASURED_TICKS) return false;
    }
    return now - this.last >= this.quality.intervalMs * DUE;
  }

  /** After a pause, the first gap says nothing. */
  restart() {
    this.last = -Infinity;
    this.lastTick = -Infinity;
    this.forget(Math.min(this.frames, 0));
  }

  /** Records a drawn frame by its tick. Returns whether the quality changed. */
  record(now: number): boolean {
    const gap = now - this.last;
    this.last = now;
    if (!Number.isFinite(gap)) return false;
    this.frames += 1;
    if (this.frames <= 0) return false;
    this.passedMs += gap;
    if (gap > Math.max(this.quality.intervalMs, this.displayMs) * MISSED) this.missed += 1;
    return this.passedMs >= WINDOW_MS && this.frames >= LEAST_FRAMES && this.judge();
  }

  /**
   * Something more important on this device is too slow: while frames are missed too, drops below the usual levels,
   * edges and shadows last. Returns whether the quality changed.
   */
  giveWay(): boolean {
    return this.isSlow && this.lower(this.levels.length - 1, this.usualLevels - 2);
  }

  private get usualLevels() {
    return this.levels.length - GIVEN_WAY.length;
  }

  private judge(): boolean {
    this.isSlow = this.missed > this.frames * TOO_MANY;
    this.forget(0);
    if (this.isSlow) return this.lower(this.usualLevels - 1);
    this.climbing = false;
    this.goodWindows += 1;
    return this.goodWindows >= this.patience && this.raise();
  }

  private forget(frames: number): void {
    this.frames = frames;
    this.passedMs = 0;
    this.missed = 0;
  }

  private lower(lowest: number, highest = 0): boolean {
    if (this.climbing) this.patience *= 2;
    this.climbing = false;
    this.goodWindows = 0;
    if (this.level >= lowest) return false;
    this.level = Math.max(this.level + 1, highest);
    this.forget(-WARM_UP);
    return true;
  }

  private raise(): boolean {
    this.goodWindows = 0;
    if (this.level === 0) return false;
    this.level -= 1;
    this.climbing = true;
    this.forget(-WARM_UP);
    return true;
  }
}
