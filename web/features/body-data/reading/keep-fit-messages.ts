/** Global message numbers of the FIT profile that tell of activities: device settings, session, and activity. */
const wantedMessages = [2, 18, 34];
/** Of each file; a watch writes a handful. */
const mostMessages = 2_000;

interface Definition {
  bytes: Uint8Array;
  dataLength: number;
  isWanted: boolean;
  isWritten: boolean;
}

/** The definition at `at`: its own length and that of the messages it describes. */
function readDefinition(data: Uint8Array, at: number): Definition {
  const header = data[at] ?? 0;
  const isBigEndian = data[at + 2] === 1;
  const [first = 0, second = 0] = data.subarray(at + 3, at + 5);
  const number = isBigEndian ? first * 256 + second : second * 256 + first;
  let end = at + 6 + (data[at + 5] ?? 0) * 3;
  let dataLength = 1;
  for (let field = at + 6; field < end; field += 3) dataLength += data[field + 1] ?? 0;
  if (header & 0x20) {
    const developerEnd = end + 1 + (data[end] ?? 0) * 3;
    for (let field = end + 1; field < developerEnd; field += 3) dataLength += data[field + 1] ?? 0;
    end = developerEnd;
  }
  if (end > data.length) throw new RangeError('A definition of the FIT file is cut off.');
  return {
    bytes: data.subarray(at, end),
    dataLength,
    isWanted: wantedMessages.includes(number),
    isWritten: false,
  };
}

/**
 * Only the messages that tell of activities, without the thousands of records between them. That keeps what a hostile
 * file can cost within bounds, and gets files past the SDK whose records have compressed timestamps, which it refuses.
 * Throws RangeError if the data end within a message.
 */
export function keepFitMessages(data: Uint8Array): Uint8Array {
  const definitions = new Map<number, Definition>();
  const kept: Uint8Array[] = [];
  let at = 0;
  while (at < data.length) {
    const header = data[at] ?? 0;
    const isCompressed = (header & 0x80) !== 0;
    const local = isCompressed ? (header >> 5) & 0x03 : header & 0x0f;
    if (!isCompressed && header & 0x40) {
      const definition = readDefinition(data, at);
      definitions.set(local, definition);
      at += definition.bytes.length;
      continue;
    }
    const definition = definitions.get(local);
    const end = at + (definition?.dataLength ?? Infinity);
    if (!definition || end > data.length) throw new RangeError('A message of the FIT file is cut off.');
    if (definition.isWanted && !isCompressed && kept.length < mostMessages) {
      if (!definition.isWritten) kept.push(definition.bytes);
      definition.isWritten = true;
      kept.push(data.subarray(at, end));
    }
    at = end;
  }
  return concatenated(kept);
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
