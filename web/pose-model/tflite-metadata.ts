import { flatBuffer, floats, list, table, text, type Existing, type Part } from './flat-buffer.ts';

/** Maps an image's values, 0 to 255, to the network's input: (value - mean) / std. */
export interface Normalization {
  mean: number;
  std: number;
}

// Union members in TensorFlow Lite's metadata schema.
const IMAGE_PROPERTIES = 2;
const RGB = 1;
const NORMALIZATION_OPTIONS = 1;

/** A model's description of its single input, an image. */
function imageMetadata(name: string, { mean, std }: Normalization): Buffer {
  const options = table({ id: 0, child: floats(mean) }, { id: 1, child: floats(std) });
  const processUnit = table({ id: 0, number: NORMALIZATION_OPTIONS, size: 1 }, { id: 1, child: options });
  const content = table(
    { id: 0, number: IMAGE_PROPERTIES, size: 1 },
    { id: 1, child: table({ id: 0, number: RGB, size: 1 }) },
  );
  const input = table(
    { id: 0, child: text('image') },
    { id: 3, child: content },
    { id: 4, child: list(processUnit) },
  );
  const subgraph = table({ id: 2, child: list(input) });
  return flatBuffer(table({ id: 0, child: text(name) }, { id: 3, child: list(subgraph) }), 'M001');
}

/** Fields of the Model table in TensorFlow Lite's schema. */
const VERSION = 0;
const BUFFERS = 4;
const METADATA = 6;
const CARRIED_OVER = [1, 2, 3, 5, 7];

/** The root table of a model file: the positions of its fields, and the items of those that are lists. */
function readRoot(model: Buffer) {
  const root = model.readUInt32LE(0);
  const offsets = root - model.readInt32LE(root);
  const offsetsLength = model.readUInt16LE(offsets);
  const placeOf = (id: number) => {
    const entry = 4 + 2 * id;
    const offset = entry < offsetsLength ? model.readUInt16LE(offsets + entry) : 0;
    return offset === 0 ? undefined : root + offset;
  };
  const follow = (place: number) => place + model.readUInt32LE(place);
  const existing = (place: number): Existing => ({ kind: 'existing', at: follow(place) });
  const itemsOf = (id: number): Existing[] => {
    const place = placeOf(id);
    if (place === undefined) return [];
    const start = follow(place);
    const length = model.readUInt32LE(start);
    return Array.from({ length }, (_, index) => existing(start + 4 + 4 * index));
  };
  return { placeOf, existing, itemsOf };
}

/**
 * Adds the metadata MediaPipe Tasks needs. The file itself stays unchanged behind a new root that points into it,
 * because all its offsets are relative.
 */
export function addImageMetadata(model: Buffer, name: string, normalization: Normalization): Buffer {
  if (model.toString('latin1', 4, 8) !== 'TFL3') throw new Error(`${name} is no TensorFlow Lite model.`);
  const { placeOf, existing, itemsOf } = readRoot(model);
  const buffers = itemsOf(BUFFERS);
  const version = placeOf(VERSION);
  const carriedOver = CARRIED_OVER.flatMap((id) => {
    const place = placeOf(id);
    return place === undefined ? [] : [{ id, child: existing(place) }];
  });
  const metadata: Part = { kind: 'bytes', bytes: imageMetadata(name, normalization) };
  const entry = table({ id: 0, child: text('TFLITE_METADATA') }, { id: 1, number: buffers.length, size: 4 });
  const root = table(
    { id: VERSION, number: version === undefined ? 3 : model.readUInt32LE(version), size: 4 },
    ...carriedOver,
    { id: BUFFERS, child: list(...buffers, table({ id: 0, child: metadata })) },
    { id: METADATA, child: list(...itemsOf(METADATA), entry) },
  );
  return Buffer.concat([flatBuffer(root, 'TFL3'), model]);
}
