import { describe, expect, it } from 'vitest';
import { nameInManifest, readRestoredTables, underStoredNames } from './restored-tables';

const restored = readRestoredTables('people=people-2,profiles=profiles-2');

describe('Restored tables', () => {
  it('are read from the variable that functions read', () => {
    expect(restored).toEqual({ people: 'people-2', profiles: 'profiles-2' });
    expect(readRestoredTables('')).toEqual({});
    expect(() => readRestoredTables('people')).toThrow('RESTORED_TABLES is malformed');
  });

  it('stand under their own names, and mean those of the manifest', () => {
    expect(underStoredNames({ people: 1, groups: 2 }, restored)).toEqual({ 'people-2': 1, groups: 2 });
    expect(nameInManifest('people-2', restored)).toBe('people');
    expect(nameInManifest('groups', restored)).toBe('groups');
  });

  it('leave no one a right to the tables they replaced', () => {
    expect(nameInManifest('people', restored)).toBeUndefined();
  });
});
