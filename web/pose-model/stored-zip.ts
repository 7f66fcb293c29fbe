import { crc32 } from 'node:zlib';

const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_HEADER_BYTES = 46;
const END_BYTES = 22;
/** Version 2.0 of the format, which every reader supports. */
const VERSION = 20;
/** January 1, 1980, the first day the format can express. */
const NO_DATE = 0x21;

function localHeader(name: Buffer, content: Buffer): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER_BYTES);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(NO_DATE, 12);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function directoryEntry(local: Buffer, name: Buffer, offset: number): Buffer {
  const header = Buffer.alloc(DIRECTORY_HEADER_BYTES);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  // From the required version to the name's length, both headers hold the same fields.
  local.copy(header, 6, 4, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

/** A zip archive with uncompressed files: MediaPipe maps them into memory and refuses others. */
export function storedZip(files: { name: string; content: Buffer }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const header = localHeader(name, file.content);
    directory.push(directoryEntry(header, name, offset));
    parts.push(header, name, file.content);
    offset += header.length + name.length + file.content.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}
