/** Replaces the SDK's event streams: no operation that a function calls has one, and they are 7 kB of every bundle. */
export const EventStreamSerde = null;
export const eventStreamSerdeProvider = () => null;

/** Called by S3's client when it is made. */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;
