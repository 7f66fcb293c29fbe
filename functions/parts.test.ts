import { describe, expect, it } from 'vitest';
import { healthContract } from '../shared/contracts/health';
import { pointsContract } from '../shared/contracts/points';
import * as areas from './areas';
import type { Area, AreaFunction } from './manifest-types';
import { withPart } from './parts';

const api: AreaFunction = { entry: 'functions/core/lambda.ts', handler: 'api', timeoutSeconds: 10 };

describe('A function that serves several areas', () => {
  it('has the endpoints of each, and may do what any of them may', () => {
    const points = { contract: pointsContract, tables: { people: ['get'] } } as const;
    const others = { contract: healthContract, tables: { people: ['get', 'update'] }, users: [] } as const;
    expect([points, others].reduce(withPart, { ...api, emits: ['PlanChanged'] })).toEqual({
      ...api,
      contract: { ...pointsContract, ...healthContract },
      tables: { people: ['get', 'update'] },
      emits: ['PlanChanged'],
      users: [],
    });
  });

  it('has one endpoint of a name', () => {
    const part = { contract: healthContract };
    expect(() => [part, part].reduce(withPart, api)).toThrow('Two areas call an endpoint readHealth');
  });

  it('is declared by an area', () => {
    const all: readonly Area[] = Object.values(areas);
    const declared = all.flatMap(({ functions = {} }) => Object.keys(functions));
    const joined = all.flatMap(({ parts = {} }) => Object.keys(parts));
    expect(joined).toContain('core-api');
    expect(joined.filter((name) => !declared.includes(name))).toEqual([]);
  });
});
