import type { DanceMoveId } from '../../shared/avatar/motion/dance/catalogue';
import type { LiveCoach } from '../../web/features/coach-stage/live-coach';

const MOVES: DanceMoveId[] = ['pop-step-touch', 'pop-grapevine', 'pop-twist', 'pop-body-roll'];
let coach: LiveCoach | undefined;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const draws = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const;

/** Draws nothing from now on: without a graphics card a frame takes a tenth of a second, and its script is the same. */
function keepScriptOnly() {
  for (const draw of draws) WebGL2RenderingContext.prototype[draw] = () => undefined;
}

/** Puts the live coach on the page, in an element of the given size in CSS pixels. */
async function start(width: number, height: number) {
  const { LiveCoach } = await import('../../web/features/coach-stage/live-coach');
  const host = document.createElement('div');
  host.style.cssText = `position:fixed;inset:0 auto auto 0;width:${width}px;height:${height}px`;
  document.body.append(host);
  const motion = { style: 'pop', move: 'pop-step-touch' } as const;
  await new Promise<void>((resolve, reject) => {
    const onFail = () => reject(new Error('The live coach has lost its picture.'));
    coach = new LiveCoach({ host, coach: 'ana', grade: 'night', motion, onReady: resolve, onFail });
  });
}

/** Lets her dance for a number of frames, changing the move now and then. Returns milliseconds of script per frame. */
async function dance(frames: number, framesAMove: number) {
  if (!coach) throw new Error('The live coach has not been started.');
  const live = coach;
  const times: number[] = [];
  const draw = live.draw.bind(live);
  live.draw = (time) => {
    const workMs = draw(time);
    times.push(workMs);
    return workMs;
  };
  while (times.length < frames) {
    const move = MOVES[Math.floor(times.length / framesAMove) % MOVES.length] ?? 'pop-twist';
    live.show({ style: 'pop', move });
    await nextFrame();
  }
  live.draw = draw;
  return times;
}

/** What she occupies on the GPU. */
const held = () => {
  const { geometries, textures } = coach?.studio.renderer.info.memory ?? { geometries: -1, textures: -1 };
  return { geometries, textures };
};

const stop = () => coach?.dispose();
const canvases = () => document.querySelectorAll('canvas').length;

const liveCoachPage = { start, keepScriptOnly, dance, held, stop, canvases };
export type LiveCoachPage = typeof liveCoachPage;
Object.assign(window, { liveCoachPage });
