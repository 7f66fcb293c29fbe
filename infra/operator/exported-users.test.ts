import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFile, newIds, readExport, type ExportedUser } from './exported-users';
import { withNewIds } from './move-rows';

const user = (username: string, email: string, more: Record<string, string> = {}): ExportedUser => ({
  username,
  attributes: { email, email_verified: 'true', ...more },
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vita-export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, rows: object[]) =>
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

describe('A downloaded export', () => {
  it('is read from all its files', () => {
    write('0001.jsonl', [{ ...user('a', 'a@example.com'), status: 'CONFIRMED' }]);
    write('0002.jsonl', [user('b', 'b@example.com')]);
    write('complete.json', [{ users: 2, files: 2 }]);
    expect(readExport(folder).map(({ username }) => username)).toEqual(['a', 'b']);
  });

  it('is refused when it broke off, or when a file is missing', () => {
    write('0001.jsonl', [user('a', 'a@example.com')]);
    expect(() => readExport(folder)).toThrow('has no complete.json');
    write('complete.json', [{ users: 2, files: 2 }]);
    expect(() => readExport(folder)).toThrow('has 1 of 2 accounts');
  });
});

describe('The file of an import', () => {
  const header = [
    'name',
    'email',
    'email_verified',
    'custom:consent',
    'cognito:mfa_enabled',
    'cognito:username',
  ];

  it('has the columns of the pool, in its order and its escapes', () => {
    const file = importFile(header, [
      user('a', 'a@example.com', { name: 'Maya, the first', 'custom:consent': '2026-11', zoneinfo: 'UTC' }),
    ]);
    expect(file).toBe(
      `${header.join(',')}\nMaya\\, the first,a@example.com,true,2026-11,false,a@example.com\n`,
    );
  });

  it('leaves out whoever never confirmed the address: an import would refuse them', () => {
    const file = importFile(header, [user('a', 'a@example.com', { email_verified: 'false' })]);
    expect(file.trim().split('\n')).toHaveLength(1);
  });
});

describe('New IDs', () => {
  const [old, fresh, other] = [1, 2, 3].map((n) => `${n}0000000-0000-4000-8000-000000000000`) as [
    string,
    string,
    string,
  ];
  const ids = new Map([[old, fresh]]);

  it('go by the address, whatever its case', () => {
    const before = [user(old, 'Maya@example.com'), user(other, 'gone@example.com')];
    expect(newIds(before, [{ username: fresh, email: 'maya@example.com' }])).toEqual(ids);
  });

  it('replace the old ones wherever a row names someone, and nothing else', () => {
    const row = {
      pk: `U#${old}`,
      blocks: new Set([old, other]),
      detail: JSON.stringify({ userId: old }),
      [old]: { points: 3, list: [old, null, true] },
    };
    expect(withNewIds(row, ids)).toEqual({
      pk: `U#${fresh}`,
      blocks: new Set([fresh, other]),
      detail: JSON.stringify({ userId: fresh }),
      [fresh]: { points: 3, list: [fresh, null, true] },
    });
  });
});
