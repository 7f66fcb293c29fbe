/** How audio travels on a voice connection, both ways: PCM of 16 bits, little-endian, mono. */
export const voiceAudio = {
  sampleRateHz: 24_000,
  bytesPerSample: 2,
  /** Samples in one `input_audio_buffer.append`: chunk n begins at n × 4096 / 24000 s. */
  chunkSamples: 4_096,
  /** Longest piece of the coach's voice in one `response.audio.delta`. */
  longestPieceMs: 400,
} as const;

/** When an utterance begins and ends. */
export const utteranceRules = {
  /** Shorter sounds are no speech. */
  speechMs: 300,
  /** This much silence after speech ends an utterance. */
  silenceMs: 700,
  /** Longer ones are cut. */
  longestMs: 25_000,
} as const;

/** What one voice session may take, and when a client makes itself heard. */
export const voiceLimits = {
  longestSessionMs: 600_000,
  turns: 40,
  /** API Gateway closes a connection that sends a larger frame. */
  frameBytes: 32_768,
  /** Longest decoded audio of one append. */
  chunkBytes: 16_384,
  appendsPerSecond: 10,
  pingEveryMs: 5_000,
  /** After so much silence with an open microphone the coach says a word. */
  nudgeAfterMs: 10_000,
  /** The microphone opens this long after the player's queue is empty. */
  afterSpeechMs: 250,
  /** Longest typed or recognized answer, in characters. */
  textLength: 1_000,
} as const;
