import { describe, expect, it } from 'vitest';
import { createTotpSecret, matchTotp } from './totp';

// The secret '12345678901234567890' of RFC 6238, appendix B, in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a TOTP code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at second %d', (second, code) => {
    expect(matchTotp(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('never matches a longer, shorter or other text', () => {
    for (const text of ['', '28708', '2870820', '287083', ' 287082']) {
      expect(matchTotp(secret, text, new Date(59_000))).toBeUndefined();
    }
  });

  it('has a secret of 160 bits that differs each time', () => {
    const secrets = Array.from({ length: 20 }, createTotpSecret);
    expect(new Set(secrets).size).toBe(20);
    for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
  });
});
