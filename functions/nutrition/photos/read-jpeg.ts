import { AppError } from '../../platform/errors';

/** A JPEG reduced to what shows the picture. */
export interface Jpeg {
  width: number;
  height: number;
  bytes: Buffer;
}

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Baseline, extended, and progressive; browsers don't read the rare others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2;
const isOtherFrame = (marker: number) =>
  marker > 0xc2 && marker < 0xd0 && ![0xc4, 0xc8, 0xcc].includes(marker);
const mostScans = 24;

const damaged = () => new AppError('photo_damaged');

/**
 * Application data and comments, where cameras write place and time. JFIF and Adobe segments stay, because colors need
 * them.
 */
function isAside(marker: number, segment: Buffer): boolean {
  if (marker === 0xe0) return segment.toString('latin1', 4, 9) !== 'JFIF\0';
  if (marker === 0xee) return segment.toString('latin1', 4, 9) !== 'Adobe';
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

/** Where the compressed data starting at `from` ends: at the next marker that is not part of it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw damaged();
}

/** Every segment up to the end of the picture. Throws photo_damaged, or photo_type_unknown if something follows it. */
function* segmentsOf(bytes: Buffer): Generator<{ marker: number; segment: Buffer }> {
  let at = 2;
  while (true) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) throw damaged();
    if (marker === endOfImage) {
      // Apart from padding, anything that follows could make it a second kind of file as well.
      if (bytes.subarray(at + 2).some((byte) => byte !== 0)) throw new AppError('photo_type_unknown');
      return;
    }
    if (at + 4 > bytes.length) throw damaged();
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) throw damaged();
    const last = marker === startOfScan ? endOfScan(bytes, end) : end;
    yield { marker, segment: bytes.subarray(at, last) };
    at = last;
  }
}

/**
 * Reads the size of a JPEG and drops everything that is not picture: EXIF with place and time, previews, and comments.
 * Decodes nothing. Throws photo_type_unknown or photo_damaged.
 */
export function readJpeg(bytes: Buffer): Jpeg {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage || bytes[2] !== 0xff)
    throw new AppError('photo_type_unknown');
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let scans = 0;
  for (const { marker, segment } of segmentsOf(bytes)) {
    if (isOtherFrame(marker)) throw new AppError('photo_type_unknown');
    if (marker === startOfScan) scans += 1;
    if (isFrame(marker)) {
      if (size || segment.length < 9) throw damaged();
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (!isAside(marker, segment)) kept.push(segment);
  }
  if (!size || size.width === 0 || size.height === 0 || scans === 0 || scans > mostScans) throw damaged();
  return { ...size, bytes: Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]) };
}
