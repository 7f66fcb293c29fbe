/** The audio format of a voice connection, both ways: 16-bit PCM, little-endian, mono. */
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
  /** Shorter sounds are not speech. */
  speechMs: 300,
  /** This much silence after speech ends an utterance. */
  silenceMs: 700,
  /** Longer ones are cut off. */
  longestMs: 25_000,
} as const;

/** Limits of one voice session, and the timing of its client. */
export const voiceLimits = {
  longestSessionMs: 600_000,
  turns: 40,
  /** API Gateway closes a connection that sends a larger frame. */
  frameBytes: 32_768,
  /** Longest decoded audio of one append. */
  chunkBytes: 16_384,
  appendsPerSecond: 10,
  pingEveryMs: 5_000,
  /** After this much silence with an open microphone, the coach says something. */
  nudgeAfterMs: 10_000,
  /** The microphone opens this long after playback has finished. */
  afterSpeechMs: 250,
  /** Longest typed or recognized answer, in characters. */
  textLength: 1_000,
} as const;
