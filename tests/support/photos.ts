import { encode } from 'jpeg-js';

/** A JPEG like the app's: colors that blend into each other, different for each seed. */
export function makePhoto({ width = 64, height = 48, seed = 1 } = {}): Buffer {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    data.set([(x * 3 + seed * 17) % 256, (y * 5 + seed * 29) % 256, (x + y + seed) % 256, 255], at * 4);
  }
  return encode({ data, width, height }, 80).data;
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The photo with what a camera writes next to the picture; `text` is in it three times. */
export function withNotes(photo: Buffer, text: string): Buffer {
  const notes = [
    segment(0xe1, Buffer.from(`Exif\0\0II*\0 GPS ${text}`)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${text}</x:xmpmeta>`)),
    segment(0xfe, Buffer.from(text)),
  ];
  return Buffer.concat([photo.subarray(0, 2), ...notes, photo.subarray(2)]);
}

/** The photo with a header that claims this size. */
function claimingSize(photo: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(photo);
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

/** Files that are not photos we accept, by what is wrong with them. */
export function badPhotos(): Record<string, { bytes: Buffer; code: string; status: number }> {
  const photo = makePhoto();
  const unknown = { code: 'photo_type_unknown', status: 415 };
  const damaged = { code: 'photo_damaged', status: 400 };
  const large = { code: 'photo_too_large', status: 413 };
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const half = photo.subarray(0, Math.floor(photo.length * 0.6));
  const holed = Buffer.from(photo).fill(0xff, photo.length - 300, photo.length - 200);
  return {
    'a HEIC': { bytes: heic, ...unknown },
    'a PNG': { bytes: png, ...unknown },
    'an SVG': { bytes: svg, ...unknown },
    'nothing at all': { bytes: Buffer.alloc(0), ...unknown },
    'a JPEG that is a page as well': { bytes: Buffer.concat([photo, svg]), ...unknown },
    'a JPEG that is an archive as well': {
      bytes: Buffer.concat([photo, Buffer.from('PK\x03\x04')]),
      ...unknown,
    },
    'a JPEG that breaks off': { bytes: half, ...damaged },
    'a JPEG that breaks off and is given an end': {
      bytes: Buffer.concat([half, Buffer.from([0xff, 0xd9])]),
      ...damaged,
    },
    'a JPEG with a hole': { bytes: holed, ...damaged },
    'a JPEG without a picture': { bytes: Buffer.from([0xff, 0xd8, 0xff, 0xd9]), ...damaged },
    'a JPEG of four thousand million pixels': { bytes: claimingSize(photo, 65_500, 65_500), ...large },
    'a JPEG that is long and thin': { bytes: claimingSize(photo, 5_000, 8), ...large },
    'a JPEG of no height': { bytes: claimingSize(photo, 64, 0), ...damaged },
  };
}
