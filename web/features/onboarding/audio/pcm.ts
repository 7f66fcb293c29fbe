/** Converts samples from -1 to 1 to 16 bits and clips louder ones. */
export function toPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  samples.forEach((sample, index) => {
    const held = Math.max(-1, Math.min(1, sample));
    pcm[index] = Math.round(held * (held < 0 ? 0x8000 : 0x7fff));
  });
  return pcm;
}

export function fromPcm16(pcm: Int16Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(pcm, (value) => value / 0x8000);
}

/** Bytes in little-endian order, as base64. */
export function encodePcm(pcm: Int16Array): string {
  const bytes = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Decodes base64 samples; drops an odd last byte. Throws if the text is not base64. */
export function decodePcm(text: string): Int16Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Int16Array(bytes.buffer, 0, bytes.length >> 1);
}
