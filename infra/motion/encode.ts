import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { FPS, type ClipSize } from './clip-sizes';

/** ffmpeg, which may be fed through its standard input; `end` settles when the file is complete. */
function startFfmpeg(input: string[], output: string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
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
  '-i',
  '-',
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
const YUV = 'out_color_matrix=bt709:out_range=tv,format=yuv420p';
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

const LOSSLESS = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast'];
const X264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-profile:v', 'high'];

/** Keeps raw frames, bottom row first, without loss: they are drawn once, however often they are encoded. */
export const keepFrames = ({ width, height }: ClipSize, path: string) =>
  startFfmpeg(rawInput(width, height, FPS), ['-vf', 'vflip', ...LOSSLESS, path]);

/** Kept frames, and how often the clip repeats them. */
export interface KeptFrames {
  path: string;
  count: number;
  repeat: number;
}

/** A seamless H.264 clip of kept frames. */
function encodeAt(crf: number, { path: frames, count, repeat }: KeptFrames, size: ClipSize, path: string) {
  const filter = `loop=${repeat - 1}:${count}:0,scale=${size.width}:${size.height}:flags=area:${YUV}`;
  const coded = [...X264, '-crf', String(crf), ...BT709, '-an', '-movflags', '+faststart'];
  return startFfmpeg(['-i', frames], ['-vf', filter, ...coded, path]).end();
}

/** The coarsest that is tried. */
const COARSEST = 41;

/** Encodes a clip, more coarsely until it is small enough. Returns its size in bytes and its rate factor. */
export async function encodeClip(frames: KeptFrames, size: ClipSize, path: string) {
  for (let { crf } = size; ;) {
    await encodeAt(crf, frames, size, path);
    const { size: bytes } = await stat(path);
    if (bytes <= size.maxBytes) return { bytes, crf };
    if (crf >= COARSEST) throw new Error(`${path} stays too large: ${bytes} bytes`);
    // Six steps halve a clip, about.
    crf += Math.ceil(6 * Math.log2(bytes / size.maxBytes));
  }
}

/** A poster from one raw frame, bottom row first. */
export async function encodePoster(frame: Buffer, width: number, height: number, path: string) {
  const ffmpeg = startFfmpeg(rawInput(width, height), ['-vf', 'vflip', ...webp(72), path]);
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
