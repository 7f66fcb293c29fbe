import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadInstallRecord } from './install-record';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});
const load = (where = folder) => loadInstallRecord(where, 'eu-west-2');
afterEach(() => rmSync(folder, { recursive: true }));

describe('the install record', () => {
  it('is made once and the same ever after', () => {
    const first = load();
    expect(first.userPoolId).toMatch(/^eu-west-2_[a-z0-9]{9}$/);
    expect(first.userPoolClientId).toMatch(/^[a-z0-9]{26}$/);
    expect(load()).toEqual(first);
  });

  it('shares no id or secret with another install', () => {
    const other = mkdtempSync(join(tmpdir(), 'install-'));
    const values = [folder, other].flatMap((each) => Object.values(load(each)));
    expect(new Set(values).size).toBe(values.length);
    rmSync(other, { recursive: true });
  });

  it('can be read by its owner only', () => {
    load();
    expect(statSync(join(folder, 'install.json')).mode & 0o077).toBe(0);
  });

  it('is not recreated next to existing data', () => {
    writeFileSync(join(folder, 'dynamodb.sqlite'), 'rows');
    expect(load).toThrow(/install\.json is missing, but the data.*--reset/);
    expect(existsSync(join(folder, 'install.json'))).toBe(false);
  });

  it('is not used for an emptied database that says it is seeded', () => {
    load();
    writeFileSync(join(folder, 'seeded'), '');
    expect(load).toThrow(/dynamodb\.sqlite is missing or empty.*--reset/);
    writeFileSync(join(folder, 'dynamodb.sqlite'), '');
    expect(load).toThrow(/dynamodb\.sqlite is missing or empty.*--reset/);
    writeFileSync(join(folder, 'dynamodb.sqlite'), 'rows');
    expect(load()).toBeDefined();
  });

  it('is not replaced when it cannot be read', () => {
    mkdirSync(join(folder, 'install.json'));
    expect(load).toThrow(/install\.json cannot be read: check its owner.*--reset/);
  });

  it('is not replaced when damaged: the data would no longer fit', () => {
    writeFileSync(join(folder, 'install.json'), '{"userPoolId":');
    expect(load).toThrow(/install\.json is damaged.*--reset/);
  });
});
