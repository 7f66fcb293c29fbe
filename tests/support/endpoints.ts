import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import type { Endpoint } from '../../shared/contracts/endpoint';

/** Every endpoint of the HTTP API, as the manifest serves it. */
const allEndpoints: readonly Endpoint[] = Object.values<FunctionSpec>(manifest.functions).flatMap(
  ({ contract }) => Object.values(contract ?? {}),
);

/** Those whose path or method has one of the words in it; all without any. */
export const endpointsLike = (words: readonly string[]): readonly Endpoint[] =>
  allEndpoints.filter(
    ({ method, path }) =>
      words.length === 0 ||
      words.some((word) => `${method} ${path}`.toLowerCase().includes(word.toLowerCase())),
  );
