/** A position in the existing file, which follows the new parts: it moves as a whole, so its internal offsets stay valid. */
export interface Existing {
  kind: 'existing';
  at: number;
}

type Child = Part | Existing;
type Field = { id: number } & ({ number: number; size: 1 | 4 } | { child: Child });

/** The parts of a FlatBuffer. A field's `id` is its position in the schema's table. */
export type Part =
  | { kind: 'table'; fields: Field[] }
  | { kind: 'list'; items: Child[] }
  | { kind: 'floats'; values: number[] }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Buffer };

export const table = (...fields: Field[]): Part => ({ kind: 'table', fields });
export const list = (...items: Child[]): Part => ({ kind: 'list', items });
export const floats = (...values: number[]): Part => ({ kind: 'floats', values });
export const text = (value: string): Part => ({ kind: 'text', text: value });

const HEADER_BYTES = 8;
/** Keeps weights in the file that follows aligned to it. */
const FILE_ALIGNMENT = 64;
const sizeOf = (field: Field) => ('child' in field ? 4 : field.size);

interface Reference {
  from: Buffer;
  /** Where in `from` the offset is written, and where that is in the file. */
  at: number;
  position: number;
  to: Child;
}

/** Lays parts out one after the other, each after whatever points to it. */
class Layout {
  readonly chunks: Buffer[] = [];
  readonly references: Reference[] = [];
  readonly positions = new Map<Child, number>();
  readonly waiting: Part[] = [];
  length = 0;

  put(chunk: Buffer): number {
    const position = this.length;
    this.chunks.push(chunk);
    this.length += chunk.length;
    return position;
  }

  align(bytes: number, ahead = 0): void {
    const missing = (bytes - ((this.length + ahead) % bytes)) % bytes;
    if (missing > 0) this.put(Buffer.alloc(missing));
  }

  refer(from: Buffer, at: number, start: number, to: Child): void {
    this.references.push({ from, at, position: start + at, to });
    if (to.kind !== 'existing') this.waiting.push(to);
  }

  putTable(fields: Field[]): number {
    const highest = Math.max(-1, ...fields.map(({ id }) => id));
    const offsets = Buffer.alloc(4 + 2 * (highest + 1));
    const placed: { field: Field; at: number }[] = [];
    let size = 4;
    for (const field of fields.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
      offsets.writeUInt16LE(size, 4 + 2 * field.id);
      placed.push({ field, at: size });
      size += sizeOf(field);
    }
    offsets.writeUInt16LE(offsets.length, 0);
    offsets.writeUInt16LE(size, 2);
    this.align(4);
    const offsetsAt = this.put(offsets);
    this.align(4);
    const content = Buffer.alloc(size);
    const start = this.put(content);
    content.writeInt32LE(start - offsetsAt, 0);
    for (const { field, at } of placed) {
      if ('child' in field) this.refer(content, at, start, field.child);
      else content.writeUIntLE(field.number, at, field.size);
    }
    return start;
  }

  putList(items: Child[]): number {
    this.align(4);
    const content = Buffer.alloc(4 + 4 * items.length);
    content.writeUInt32LE(items.length, 0);
    const start = this.put(content);
    items.forEach((item, index) => this.refer(content, 4 + 4 * index, start, item));
    return start;
  }

  putFloats(values: number[]): number {
    this.align(4);
    const content = Buffer.alloc(4 + 4 * values.length);
    content.writeUInt32LE(values.length, 0);
    values.forEach((value, index) => content.writeFloatLE(value, 4 + 4 * index));
    return this.put(content);
  }

  putBytes(bytes: Buffer, length: number): number {
    this.align(16, 4);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(length, 0);
    const start = this.put(size);
    this.put(bytes);
    return start;
  }

  putPart(part: Part): number {
    switch (part.kind) {
      case 'table':
        return this.putTable(part.fields);
      case 'list':
        return this.putList(part.items);
      case 'floats':
        return this.putFloats(part.values);
      case 'text':
        return this.putBytes(Buffer.from(`${part.text}\0`), Buffer.byteLength(part.text));
      case 'bytes':
        return this.putBytes(part.bytes, part.bytes.length);
    }
  }

  positionOf(child: Child): number {
    return child.kind === 'existing' ? child.at + this.length : (this.positions.get(child) ?? 0);
  }
}

/**
 * The bytes of a FlatBuffer with the given root and four-letter identifier, padded to a multiple of 64 bytes.
 * Parts of kind `existing` are in a file that must follow directly.
 */
export function flatBuffer(root: Part, identifier: string): Buffer {
  const layout = new Layout();
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(identifier, 4, 'latin1');
  layout.put(header);
  layout.refer(header, 0, 0, root);
  for (let part = layout.waiting.shift(); part; part = layout.waiting.shift()) {
    if (!layout.positions.has(part)) layout.positions.set(part, layout.putPart(part));
  }
  layout.align(FILE_ALIGNMENT);
  for (const { from, at, position, to } of layout.references) {
    from.writeUInt32LE(layout.positionOf(to) - position, at);
  }
  return Buffer.concat(layout.chunks);
}
