import type { FunctionSpec, Manifest, TableSpec } from '../../../functions/manifest-types';

/** The folder that the entries are relative to. */
export const fakeRoot = import.meta.dirname;

const owner = { by: 'none', because: 'a test' } as const;
const entry = 'functions/lambda.ts';

/** Tables and functions to test the local cloud with. */
export const fakeTables = {
  notes: { key: 'id', ttl: 'expiresAt', recoverable: false, owner },
  scores: {
    key: 'userId',
    sort: 'sessionId',
    indexes: {
      top: { key: 'board', sort: 'score', sortType: 'N', projection: 'all' },
      byDay: { key: 'day', projection: 'keys' },
    },
    recoverable: false,
    owner,
  },
  outbox: { key: 'id', stream: true, recoverable: false, owner },
} as const satisfies Record<string, TableSpec>;

/** A function of the fake module, with what a test adds. */
export function fakeFunction(handler: string, spec: Partial<FunctionSpec> = {}): FunctionSpec {
  return { area: 'fake', entry, handler, timeoutSeconds: 5, ...spec };
}

export function fakeManifest(functions: Record<string, FunctionSpec>): Manifest {
  return { tables: fakeTables, functions };
}
