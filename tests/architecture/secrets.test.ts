import { describe, expect, it } from 'vitest';
import { findSecrets } from '../secrets/find-secrets';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

describe('The scan for secrets', () => {
  it.each([
    ['an access key of AWS', `AKIA${letters.slice(0, 16)}`],
    ['a key of OpenAI', `sk-proj-${letters}${letters}`],
    ['a token of GitHub', `ghp_${letters}abcd`],
    ['a token of npm', `npm_${letters}abcd`],
    ['a private key', ['-----BEGIN', 'PRIVATE KEY-----\n'].join(' ') + letters.repeat(2)],
    ['a password in an address', ['https://maya', 'longenough@example.com'].join(':')],
  ])('finds %s, and tells where', (what, secret) => {
    expect(findSecrets(`first\nkey = '${secret}'`)).toEqual([{ what, line: 2 }]);
  });

  it('takes no word, link or example of the documentation for one', () => {
    const harmless = `AKIAIOSFODNN7EXAMPLE sk-… task-runner-of-the-whole-house https://example.com/@maya user:${'$'}{password}@host`;
    expect(findSecrets(harmless)).toEqual([]);
  });
});
