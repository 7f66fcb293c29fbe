import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';

/** ffmpeg fed through its standard input; `done` settles when the file is complete. */
function startFfmpeg(input: string[], output: string[]) {
  const child = spawn(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...input, '-i', '-', ...output],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}`)),
    );
  });
  const write = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) =>
      child.stdin.write(chunk, (error) => (error ? reject(error) : resolve())),
    );
  return { write, end: () => (child.stdin.end(), done) };
}

const rawInput = (width: number, height: number, rate = 1) => [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${width}x${height}`,
  '-r',
  String(rate),
];
const webp = (quality: number) => [
  '-frames:v',
  '1',
  '-c:v',
  'libwebp',
  '-compression_level',
  '6',
  '-quality',
  String(quality),
];

// Without out_color_matrix swscale writes BT.601, and the bt709 tag would shift every color.
const YUV = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

export interface ClipEncoding {
  width: number;
  height: number;
  fps: number;
  /** Frames of one period, and how often the clip repeats it. */
  frames: number;
  repeat: number;
  /** x264's constant rate factor: higher is smaller and coarser. */
  crf: number;
}

/** A seamless H.264 clip from raw frames, bottom row first. */
export const startClip = ({ width, height, fps, frames, repeat, crf }: ClipEncoding, path: string) =>
  startFfmpeg(rawInput(width, height, fps), [
    '-vf',
    `vflip,loop=${repeat - 1}:${frames}:0,${YUV}`,
    '-c:v',
    'libx264',
    '-crf',
    String(crf),
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-movflags',
    '+faststart',
    ...BT709,
    '-an',
    path,
  ]);

/** A poster from one raw frame, bottom row first. */
export async function encodePoster(frame: Buffer, width: number, height: number, path: string) {
  const ffmpeg = startFfmpeg(rawInput(width, height), ['-vf', 'vflip', ...webp(78), path]);
  await ffmpeg.write(frame);
  await ffmpeg.end();
}

/** The rows and columns that are not fully transparent. */
function opaqueBox(pixels: Buffer, width: number, height: number) {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 8) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  return box;
}

/**
 * A transparent still cropped to its figure (a bust keeps its frame), scaled down to `shownHeight` pixels if given (by
 * area averaging: sharper filters ring at the edge, and the file grows). Returns its size in bytes.
 */
export async function encodeStill(
  pixels: Buffer,
  { width, height, crop }: { width: number; height: number; crop?: object },
  path: string,
  shownHeight?: number,
) {
  const { left, right, top, bottom } = opaqueBox(pixels, width, height);
  const filters = [
    ...(crop ? [] : [`crop=${right - left}:${bottom - top}:${left}:${top}`]),
    ...(shownHeight ? [`scale=-1:${shownHeight}:flags=area`] : []),
  ];
  const cut = filters.length > 0 ? ['-vf', filters.join()] : [];
  const ffmpeg = startFfmpeg(rawInput(width, height), [...cut, ...webp(82), path]);
  await ffmpeg.write(pixels);
  await ffmpeg.end();
  return (await stat(path)).size;
}
