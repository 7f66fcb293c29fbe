/** A sine at half of full scale. */
export function tone(hertz: number, rate: number, milliseconds: number, loudness = 0.5): Float32Array {
  const samples = Math.round((milliseconds * rate) / 1000);
  return Float32Array.from(
    { length: samples },
    (_, index) => loudness * Math.sin((2 * Math.PI * hertz * index) / rate),
  );
}

/** Even noise, the same in each run. */
export function noise(milliseconds: number, loudness: number, rate = 24_000): Float32Array {
  let seed = 7;
  return Float32Array.from({ length: Math.round((milliseconds * rate) / 1000) }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return loudness * ((2 * seed) / 2_147_483_647 - 1);
  });
}

/** Something like speech at 24 kHz: syllables of 180 ms with dips of 60 ms between them. */
export function speech(milliseconds: number, loudness = 0.2): Float32Array {
  return tone(180, 24_000, milliseconds, loudness).map((sample, index) =>
    index % 5760 < 4320 ? sample : sample * 0.02,
  );
}

export function joinedSounds(...sounds: Float32Array[]): Float32Array {
  return Float32Array.from(sounds.flatMap((sound) => Array.from(sound)));
}

/** A sound as the bytes of a WAV file: mono, 16 bits. */
export function wavOf(samples: Float32Array, rate: number): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => bytes.writeInt16LE(Math.round(sample * 0x7fff), 44 + index * 2));
  return bytes;
}
