import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailFolder } from './mail-folder';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'mail-')), 'mail');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const mail = (subject: string) => ({ to: 'ann@example.com', subject, text: `About ${subject}.` });
const list = (...flags: string[]) => {
  const script = fileURLToPath(new URL('list-mails.ts', import.meta.url));
  return execFileSync(process.execPath, ['--import', 'tsx', script, '--folder', folder, ...flags]).toString();
};

describe('the mail folder', () => {
  it('keeps every mail in the order it was sent, one file each', async () => {
    const mails = openMailFolder(folder);
    await Promise.all(['one', 'two', 'three'].map((subject) => mails.send(mail(subject))));
    expect(mails.list().map(({ subject }) => subject)).toEqual(['one', 'two', 'three']);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(mails.list()[0]).toEqual({
      ...mail('one'),
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('goes on counting after a restart', async () => {
    await openMailFolder(folder).send(mail('one'));
    await openMailFolder(folder).send(mail('two'));
    expect(
      openMailFolder(folder)
        .list()
        .map(({ subject }) => subject),
    ).toEqual(['one', 'two']);
  });
});

describe('npm run mail', () => {
  it('lists what was sent, newest last, and prints the newest whole', async () => {
    expect(list()).toBe('No email has been sent yet.\n');
    await openMailFolder(folder).send(mail('Your code'));
    await openMailFolder(folder).send(mail('Reset your password'));
    expect(
      list()
        .split('\n')
        .map((line) => line.slice(21)),
    ).toEqual(['ann@example.com  Your code', 'ann@example.com  Reset your password', '']);
    expect(list('--last')).toMatch(
      /^To: ann@example\.com\nSubject: Reset your password\n.*\n\nAbout Reset your password\.\n$/,
    );
  });
});
