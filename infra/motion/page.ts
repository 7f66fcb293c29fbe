import { compileMotion, type CompiledMotion } from '../../shared/avatar/motion/motion';
import { LOOKS, type CoachName } from '../../shared/avatar/figure/body/looks';
import { MOTIONS } from './catalogue';
import { STILLS } from './poses';
import { GRADES, type GradeName } from '../../shared/avatar/figure/studio/grades';
import type { Box } from '../../shared/avatar/figure/studio/moving-box';
import { StudioRenderer } from '../../shared/avatar/figure/studio/studio-renderer';
import { changesIn } from './frame-changes';
import type { ClipRequest, RenderPage, SheetRequest, StillRequest } from './render-requests';

const readPixels = (studio: StudioRenderer, width: number, height: number) => {
  const gl = studio.renderer.getContext();
  // It comes back by itself, but without the room's picture.
  if (gl.isContextLost()) throw new Error('The graphics context was lost: render this again');
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return pixels;
};

/** Sends to whoever asked for the pictures; the promise settles when the picture has been taken. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const next = () =>
    new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('message', () => resolve(), { once: true });
      socket.addEventListener('close', ({ reason }) =>
        reject(new Error(reason || 'The connection is closed')),
      );
    });
  await next();
  return {
    send: (body: Blob | BufferSource) => {
      socket.send(body);
      return next();
    },
  };
}

/** Draws into a detached canvas, so that nothing is composited while rendering. */
const studioFor = (coach: CoachName, grade: GradeName, width: number, height: number) =>
  new StudioRenderer({
    canvas: document.createElement('canvas'),
    width,
    height,
    look: LOOKS[coach],
    grade: GRADES[grade],
  });

async function renderClip({ name, coach, grade, width, height, times, url }: ClipRequest) {
  const studio = studioFor(coach, grade, width, height);
  const { send } = await connect(url);
  studio.load(compileMotion(MOTIONS[name]));
  let box: Box = { x: 0, y: 0, width, height };
  let before: Uint32Array | undefined;
  // The upload of one frame overlaps the drawing of the next.
  let upload: Promise<unknown> = Promise.resolve();
  for (const [i, time] of times.entries()) {
    if (i === 1) {
      box = studio.showMoving();
      before = undefined;
    }
    studio.draw(time);
    const pixels = new Uint32Array(readPixels(studio, box.width, box.height).buffer);
    const changes = changesIn(box, width, pixels, before);
    before = pixels;
    await upload;
    upload = send(changes);
  }
  await upload;
  studio.dispose();
}

const COLUMNS = 3;
const FRAMES = 6;
const CAPTION = 22;

async function renderSheet({ names, coach, grade, cell: [width, height], url }: SheetRequest) {
  const studio = studioFor(coach, grade, width, height);
  const block = CAPTION + (FRAMES / COLUMNS) * height;
  const sheet = document.createElement('canvas');
  sheet.width = COLUMNS * width;
  sheet.height = names.length * block;
  const context = sheet.getContext('2d');
  if (!context) throw new Error('No 2D canvas for the contact sheet');
  context.font = '15px sans-serif';
  names.forEach((name, row) => {
    const motion = compileMotion(MOTIONS[name]);
    studio.load(motion);
    context.fillStyle = '#000000';
    context.fillRect(0, row * block, sheet.width, CAPTION);
    context.fillStyle = '#ffffff';
    context.fillText(
      `${name}   ${motion.period.toFixed(2)} s   0 · 1/6 · 2/6 / 3/6 · 4/6 · 5/6`,
      6,
      row * block + 16,
    );
    for (let i = 0; i < FRAMES; i++) {
      studio.draw((i / FRAMES) * motion.period);
      const y = row * block + CAPTION + Math.floor(i / COLUMNS) * height;
      context.drawImage(studio.renderer.domElement, (i % COLUMNS) * width, y);
    }
  });
  const png = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  if (png) await (await connect(url)).send(png);
  studio.dispose();
}

/** Averages blocks of premultiplied pixels and returns straight alpha, top row first. */
function downsample(pixels: Uint8Array, width: number, height: number, factor: number) {
  const out = new Uint8Array(width * height * 4);
  const wide = width * factor;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0, 0];
      for (let j = 0; j < factor; j++)
        for (let i = 0; i < factor; i++) {
          const from = ((height * factor - 1 - (y * factor + j)) * wide + x * factor + i) * 4;
          for (let c = 0; c < 4; c++) sum[c] = (sum[c] ?? 0) + (pixels[from + c] ?? 0);
        }
      const alpha = sum[3] ?? 0;
      const to = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) out[to + c] = Math.min(255, ((sum[c] ?? 0) * 255) / Math.max(1, alpha));
      out[to + 3] = alpha / factor ** 2;
    }
  return out;
}

async function renderStill({ pose: name, width, height, samples, crop, coach, grade, url }: StillRequest) {
  const { pose, view } = STILLS[name];
  const [wide, high] = [width * samples, height * samples];
  const studio = new StudioRenderer({
    canvas: document.createElement('canvas'),
    width: wide,
    height: high,
    transparent: true,
    shadowSize: 2048,
    look: LOOKS[coach],
    grade: GRADES[grade],
    safeArea: { width: 0.98, bottom: -0.98, top: 0.98 },
  });
  const motion: CompiledMotion = compileMotion({
    base: 'stand',
    secs: 4,
    pose,
    keys: [[0, {}]],
    view: [view, 4],
  });
  studio.load(motion);
  if (crop) {
    const { camera } = studio;
    camera.position.set(0, crop.y, crop.distance);
    camera.lookAt(0, crop.y, 0);
  }
  studio.draw(0);
  await (await connect(url)).send(downsample(readPixels(studio, wide, high), width, height, samples));
  studio.dispose();
}

const page: RenderPage = { renderClip, renderSheet, renderStill };
Object.assign(window, { page });
