/** The size of a frame's header, judging by what has arrived of it (RFC 6455, section 5.2). */
function headerLength(header: Buffer): number {
  if (header.length < 2) return 2;
  const marker = (header[1] ?? 0) & 0x7f;
  const masked = ((header[1] ?? 0) & 0x80) !== 0;
  return 2 + (marker === 127 ? 8 : marker === 126 ? 2 : 0) + (masked ? 4 : 0);
}

function payloadLength(header: Buffer): number {
  const marker = (header[1] ?? 0) & 0x7f;
  if (marker === 127) return Number(header.readBigUInt64BE(2));
  return marker === 126 ? header.readUInt16BE(2) : marker;
}

/** Follows a client's byte stream and reports each frame's payload length as soon as its header has arrived. */
export function watchFrameLengths(onFrame: (bytes: number) => void): (chunk: Buffer) => void {
  let header = Buffer.alloc(0);
  let payloadLeft = 0;
  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (payloadLeft > 0) {
        const skipped = Math.min(payloadLeft, rest.length);
        payloadLeft -= skipped;
        rest = rest.subarray(skipped);
        continue;
      }
      const missing = headerLength(header) - header.length;
      header = Buffer.concat([header, rest.subarray(0, missing)]);
      rest = rest.subarray(missing);
      if (header.length < 2 || header.length < headerLength(header)) continue;
      payloadLeft = payloadLength(header);
      header = Buffer.alloc(0);
      onFrame(payloadLeft);
    }
  };
}
