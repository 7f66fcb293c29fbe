import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import type { Endpoint } from '../../shared/contracts/endpoint';

/** Every endpoint of the HTTP API, according to the manifest. */
const allEndpoints: readonly Endpoint[] = Object.values<FunctionSpec>(manifest.functions).flatMap(
  ({ contract }) => Object.values(contract ?? {}),
);

/** Endpoints whose path or method contains one of the words; all without words. */
export const endpointsLike = (words: readonly string[]): readonly Endpoint[] =>
  allEndpoints.filter(
    ({ method, path }) =>
      words.length === 0 ||
      words.some((word) => `${method} ${path}`.toLowerCase().includes(word.toLowerCase())),
  );
