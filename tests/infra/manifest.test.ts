import { buildSync } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec, Manifest, TableSpec } from '../../functions/manifest-types';
import { apiRoutes } from '../../infra/api-routes';
import { findCycle } from './find-cycle';

const root = path.resolve(import.meta.dirname, '../..');
const product: Manifest = manifest;
const functions: [string, FunctionSpec][] = Object.entries(product.functions);
const tables: [string, TableSpec][] = Object.entries(product.tables);

/** The events each event may lead to: a function that consumes one emits others. */
function consequences(specs: readonly FunctionSpec[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { hears = [], emits = [] } of specs) {
    for (const heard of hears) graph.set(heard, new Set([...(graph.get(heard) ?? []), ...emits]));
  }
  return graph;
}

describe('the manifest', () => {
  it('is data: loading it loads zod and no other package', () => {
    const { metafile } = buildSync({
      absWorkingDir: root,
      entryPoints: ['functions/manifest.ts'],
      bundle: true,
      platform: 'node',
      write: false,
      metafile: true,
    });
    const loaded = Object.keys(metafile.inputs);
    const packages = loaded.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
    expect(loaded).toContain('functions/manifest.ts');
    expect([...new Set(packages)]).toEqual(['zod']);
    expect(
      loaded.filter((file) => /^functions\/.+\//.test(file) && !/\/(area|bucket)\.ts$/.test(file)),
    ).toEqual([]);
  });

  it('has events that never lead back to themselves', () => {
    expect(findCycle(consequences(functions.map(([, spec]) => spec)))).toBeUndefined();
  });

  it('would be refused if two areas kept answering each other', () => {
    const spec = { area: 'points', entry: 'functions/a.ts', handler: 'events', timeoutSeconds: 5 } as const;
    const answering = consequences([
      { ...spec, hears: ['WorkoutCompleted'], emits: ['PointsAwarded'] },
      { ...spec, hears: ['PointsAwarded'], emits: ['TierReached'] },
      { ...spec, hears: ['TierReached'], emits: ['PointsAwarded'] },
    ]);
    expect(findCycle(answering)).toEqual(['PointsAwarded', 'TierReached', 'PointsAwarded']);
  });

  it('lets who emits write the outbox, and no one else', () => {
    const writes = ([, { tables: granted }]: [string, FunctionSpec]) =>
      granted?.['outbox']?.includes('put') ?? false;
    const emitting = functions.filter(([, { emits }]) => emits).map(([name]) => name);
    expect(functions.filter(writes).map(([name]) => name)).toEqual(emitting);
  });

  it('lets no one scan a table while a person waits', () => {
    const waitedFor = functions.filter(([, spec]) => spec.contract ?? spec.sockets ?? spec.trigger);
    const operations = waitedFor.flatMap(([, spec]) => Object.values(spec.tables ?? {}).flat());
    expect(operations).toContain('get');
    expect(operations).not.toContain('scan');
  });

  it('erases an account only when everything that began before it was marked has ended', () => {
    // Without a table, nothing it does can bring an account back.
    const others = functions.filter(
      ([name, { tables = {} }]) => name !== 'account-events' && Object.keys(tables).length > 0,
    );
    const longest = Math.max(...others.map(([, { timeoutSeconds }]) => timeoutSeconds));
    expect(product.functions['account-events']?.queue?.delaySeconds).toBeGreaterThan(longest);
  });

  it('tells the user pool to no trigger: the pool is made after them', () => {
    const triggers = functions.filter(([, { trigger }]) => trigger);
    expect(triggers.length).toBeGreaterThan(0);
    expect(triggers.filter(([, { users }]) => users)).toEqual([]);
  });

  it('lets every API for people ask whether the account still stands', () => {
    const served = functions.filter(([, { contract = {} }]) =>
      Object.values(contract).some(({ access }) => access !== 'public'),
    );
    expect(served.length).toBeGreaterThan(3);
    const unable = served.filter(([, spec]) => !spec.tables?.['people']?.includes('get'));
    expect(unable.map(([name]) => name)).toEqual([]);
  });

  it('gives every route to one function', () => {
    expect(apiRoutes(product).length).toBeGreaterThan(0);
  });
});

describe.each(functions)('%s', (_, spec) => {
  it('names a module that exists and exports its handler', () => {
    const file = path.join(root, spec.entry);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(
        `export (const|function|async function) ${spec.handler}\\b|export \\{[^}]*\\b${spec.handler}\\b`,
      ),
    );
  });

  it('is started by exactly one thing', () => {
    const starts = [
      spec.contract,
      spec.hears,
      spec.stream,
      spec.schedule,
      spec.trigger,
      spec.sockets,
      spec.invoked,
    ];
    const given = [...starts, spec.socketAuthorizer].filter(Boolean);
    expect(given).toHaveLength(1);
    expect(Boolean(spec.queue)).toBe(Boolean(spec.hears));
  });

  it('touches tables that exist', () => {
    expect(Object.keys(spec.tables ?? {}).filter((name) => !(name in product.tables))).toEqual([]);
  });

  it('answers before the gateway or the queue gives up', () => {
    expect(spec.timeoutSeconds).toBeLessThanOrEqual(spec.contract || spec.sockets ? 29 : 900);
  });
});

describe.each(tables)('table %s', (_, { key, sort, indexes = {}, owner }) => {
  it("says how one person's rows are found, or why they need not be", () => {
    const findable = {
      key: () => key === 'userId',
      // The export reads whole rows from it.
      index: () => owner.by === 'index' && indexes[owner.index]?.projection === 'all',
      mirrored: () => owner.by === 'mirrored' && key === 'userId' && owner.otherUser === sort,
      paired: () => owner.by === 'paired' && key === 'userId' && owner.otherUser !== sort,
      none: () => owner.by === 'none' && owner.because.length > 10,
    };
    expect(findable[owner.by]()).toBe(true);
  });
});
