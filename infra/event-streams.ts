/** Replaces the SDK's event streams, which no operation we call has: they would be 4 kB of every bundle. */
export class EventStreamSerde {
  constructor() {
    throw new Error('event streams are left out of the bundles');
  }
}

export const eventStreamSerdeProvider = (): null => null;

/** Only S3's client asks for it. */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;
