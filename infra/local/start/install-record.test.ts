import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadInstallRecord } from './install-record';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the install record', () => {
  it('is made once and the same ever after', () => {
    const first = loadInstallRecord(folder, 'eu-west-2');
    expect(first.userPoolId).toMatch(/^eu-west-2_[a-z0-9]{9}$/);
    expect(first.userPoolClientId).toMatch(/^[a-z0-9]{26}$/);
    expect(loadInstallRecord(folder, 'eu-west-2')).toEqual(first);
  });

  it('shares no id or secret with another install', () => {
    const other = mkdtempSync(join(tmpdir(), 'install-'));
    const values = [folder, other].flatMap((each) => Object.values(loadInstallRecord(each, 'eu-west-2')));
    expect(new Set(values).size).toBe(values.length);
    rmSync(other, { recursive: true });
  });

  it('can be read by its owner only', () => {
    loadInstallRecord(folder, 'eu-west-2');
    expect(statSync(join(folder, 'install.json')).mode & 0o077).toBe(0);
  });

  it('is not replaced when damaged: the data would no longer fit', () => {
    writeFileSync(join(folder, 'install.json'), '{"userPoolId":');
    expect(() => loadInstallRecord(folder, 'eu-west-2')).toThrow(/install\.json is damaged.*--reset/);
  });
});
