import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../../shared/contracts/endpoint';
import { arbitraryOf } from '../../../tests/fuzz/arbitrary-of';
import { manifest } from '../../manifest';
import type { FunctionSpec } from '../../manifest-types';
import { sayIssue } from './say-issue';

const bodies = Object.values<FunctionSpec>(manifest.functions)
  .flatMap(({ contract }) => Object.entries<Endpoint>(contract ?? {}))
  .filter(([, { body, bodyType }]) => body && !bodyType);

const raw = /\b(?:Invalid|Too (?:big|small)|expected|NaN|undefined|string|regex|pattern)\b/i;

it.each(bodies)('A body that %s refuses is refused in the words of a person', (_, { body }) => {
  if (!body) return;
  fc.assert(
    fc.property(arbitraryOf(body), (sent) => {
      const { error } = body.safeParse(sent, { error: sayIssue });
      expect(error?.issues.filter(({ message }) => raw.test(message)) ?? []).toEqual([]);
    }),
    { seed: 8, numRuns: 60 },
  );
});
