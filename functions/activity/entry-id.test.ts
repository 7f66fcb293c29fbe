import * as fc from 'fast-check';
import { decodeTime } from 'ulid';
import { describe, expect, it } from 'vitest';
import { idSchema } from '../../shared/contracts/values';
import type { Caller } from '../platform/http/routes';
import { entryIdOf } from './entry-id';

const person: Caller = { userId: 'maya', authTime: 0 };
const device = (name: string): Caller => ({ ...person, device: { name, scopes: ['water'] } });
const fresh = '01JD3X6E9H0000000000000001';
const idOf = (caller: Caller, ownId?: string) => entryIdOf(caller, ownId, () => fresh);

describe("The ID of a device's entry", () => {
  it('is a new one where the device has no name for it', () => {
    expect(idOf(device('Scale'))).toBe(fresh);
    expect(idOf(person)).toBe(fresh);
  });

  it('is the same for the same name, and another for any other name or device', () => {
    const name = fc.string({ minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(name, name, name, (scale, first, second) => {
        const id = idOf(device(scale), first);
        expect(idOf(device(scale), first)).toBe(id);
        expect(idOf(device(`${scale}2`), first)).not.toBe(id);
        expect(idOf(person, first)).not.toBe(id);
        expect(idOf(device(scale), second) === id).toBe(first === second);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it('is one like those that people make, but tells no time', () => {
    const id = idOf(device('Scale'), 'measured-8231');
    expect(idSchema.safeParse(id).success).toBe(true);
    expect(decodeTime(id)).toBe(0);
  });
});
