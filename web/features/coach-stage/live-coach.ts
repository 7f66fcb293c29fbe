import { LOOKS, type CoachName } from '../../../shared/avatar/figure/body/looks';
import { WRITTEN_BEAT } from '../../../shared/avatar/motion/dance/move';
import { newPose } from '../../../shared/avatar/motion/pose';
import { GRADES, type GradeName } from '../../../shared/avatar/figure/studio/grades';
import { StudioRenderer } from '../../../shared/avatar/figure/studio/studio-renderer';
import { HAIR_LAG } from '../../../shared/avatar/figure/studio/studio-scene';
import type { CoachMotion } from './coach-motion';
import { FramePacing } from './frame-pacing';
import { MotionPlayer } from './motion-player';
import { framingName, framingOf, playableOf, rateOf } from './playable';
import { watchVisibility } from './watch-visibility';

export interface LiveCoachOptions {
  host: HTMLElement;
  coach: CoachName;
  grade: GradeName;
  motion: CoachMotion;
  /** Beats since the dance started, from the music; without it, the coach keeps time herself. */
  beats?: () => number;
  onReady: () => void;
  /** WebGL is missing or was lost, so nothing is drawn anymore. */
  onFail: () => void;
}

/** Seconds between blinks, and how long a blink lasts. */
const [BLINK_EVERY, BLINK] = [3.4, 0.12];
/** In a narrow stage she is larger, so her widest moves may reach the edges. */
const SAFE_AREA = { width: 1, bottom: -0.84, top: 0.88 };
/** A pause longer than this is not made up for, in seconds. */
const LONGEST_STEP = 0.1;

function startOf(motion: CoachMotion): number | undefined {
  const beat = typeof motion === 'string' ? undefined : motion.startBeat;
  return beat === undefined ? undefined : beat * WRITTEN_BEAT;
}

/** Draws the coach live into its own canvas until `dispose`. Throws without WebGL. */
export class LiveCoach {
  studio: StudioRenderer;
  private canvas: HTMLCanvasElement;
  private isPlain = false;
  private readonly pacing = new FramePacing(window.devicePixelRatio);
  private readonly player: MotionPlayer;
  private readonly pose = newPose();
  private readonly before = newPose();
  private readonly shown = { before: this.before, blink: false };
  private readonly size: ResizeObserver;
  private readonly stopWatching: () => void;
  private motion: CoachMotion;
  private framing: string;
  private rate: number;
  private time = 0;
  private ticked = 0;
  private request = 0;
  private visible = true;
  private ready = false;
  private disposed = false;

  constructor(private readonly options: LiveCoachOptions) {
    const { host, motion } = options;
    this.motion = motion;
    this.rate = rateOf(motion);
    const first = playableOf(motion);
    this.framing = framingName(motion, first.standing, '');
    this.player = new MotionPlayer(first, startOf(motion));
    [this.canvas, this.studio] = this.build();
    this.size = new ResizeObserver(this.resize);
    this.size.observe(host);
    this.stopWatching = watchVisibility(host, this.setVisible);
    this.request = requestAnimationFrame(this.tick);
  }

  show(motion: CoachMotion) {
    const next = playableOf(motion);
    const framed = this.framing;
    this.framing = framingName(motion, next.standing, framed);
    this.motion = motion;
    this.rate = rateOf(motion);
    this.time = this.musicTime() ?? this.time;
    this.player.play(next, this.time, startOf(motion));
    if (this.framing !== framed) this.studio.load(framingOf(motion));
  }

  /** Something else on this device is too slow: draws less, if frames are missed here too. */
  giveWay() {
    if (!this.disposed && this.pacing.giveWay()) this.adapt();
  }

  dispose() {
    if (this.disposed) return;
    this.disposed = true;
    cancelAnimationFrame(this.request);
    this.size.disconnect();
    this.stopWatching();
    this.takeDown();
  }

  /** A canvas, and the studio drawn into it. Throws without WebGL. */
  private build(): [HTMLCanvasElement, StudioRenderer] {
    const { coach, grade } = this.options;
    const canvas = document.createElement('canvas');
    const studio = new StudioRenderer({
      canvas,
      ...this.pixels(),
      look: LOOKS[coach],
      grade: GRADES[grade],
      safeArea: SAFE_AREA,
      plain: this.isPlain,
    });
    studio.load(framingOf(this.motion));
    canvas.addEventListener('webglcontextlost', this.fail);
    return [canvas, studio];
  }

  private takeDown() {
    this.canvas.removeEventListener('webglcontextlost', this.fail);
    this.studio.dispose();
    this.canvas.remove();
  }

  /** Draws as the pacing says; antialiasing is fixed per canvas, so changing it needs a new one. */
  private adapt() {
    const { plain } = this.pacing.quality;
    if (plain === this.isPlain) return this.resize();
    this.isPlain = plain;
    this.takeDown();
    try {
      [this.canvas, this.studio] = this.build();
      this.draw(this.time);
      this.options.host.append(this.canvas);
    } catch {
      this.fail();
    }
  }

  /** The music's position in motion seconds while she dances to it. */
  private musicTime(): number | null {
    const { beats } = this.options;
    return beats && typeof this.motion !== 'string' ? beats() * WRITTEN_BEAT : null;
  }

  private pixels() {
    const { clientWidth, clientHeight } = this.options.host;
    const { ratio } = this.pacing.quality;
    return {
      width: Math.max(1, Math.round(clientWidth * ratio)),
      height: Math.max(1, Math.round(clientHeight * ratio)),
    };
  }

  private readonly resize = () => {
    const { width, height } = this.pixels();
    if (this.canvas.width !== width || this.canvas.height !== height) this.studio.resize(width, height);
  };

  private readonly setVisible = (visible: boolean) => {
    if (visible === this.visible || this.disposed) return;
    this.visible = visible;
    this.pacing.restart();
    cancelAnimationFrame(this.request);
    if (visible) this.request = requestAnimationFrame(this.tick);
  };

  private readonly fail = () => {
    this.dispose();
    this.options.onFail();
  };

  private readonly tick = (now: number) => {
    this.request = requestAnimationFrame(this.tick);
    if (!this.pacing.isDue(now)) return;
    const step = Math.min(LONGEST_STEP, Math.max(0, (now - this.ticked) / 1000));
    this.ticked = now;
    this.time = this.musicTime() ?? this.time + step * this.rate;
    this.draw(this.time);
    if (this.pacing.record(now)) this.adapt();
    if (this.ready) return;
    // Not before it is drawn, because an empty canvas would hide the still, which goes a frame later.
    this.ready = this.canvas.isConnected;
    if (this.ready) this.options.onReady();
    else this.options.host.append(this.canvas);
  };

  /** Draws one moment, in motion seconds. Returns the milliseconds of script it took. */
  draw(time: number): number {
    const began = performance.now();
    this.player.poseAt(time, this.pose);
    this.player.poseAt(time - HAIR_LAG, this.before);
    this.shown.blink = time % BLINK_EVERY < BLINK;
    this.studio.show(this.pose, this.shown);
    return performance.now() - began;
  }
}
