/** A sine of half the full scale. */
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
