// The published types describe Express's requests and responses; the module also takes those of node:http.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  interface Compression {
    (options: {
      brotli: BrotliOptions;
      filter(request: IncomingMessage, response: ServerResponse): boolean;
    }): Compress;
    /** Whether a response of this type gains from compression. */
    filter(request: IncomingMessage, response: ServerResponse): boolean;
  }

  const compression: Compression;
  export default compression;
}
