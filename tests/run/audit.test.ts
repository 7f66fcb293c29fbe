import { describe, expect, it } from 'vitest';
import { judgeAudit } from './audit';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const advice = (title: string) => ({ source: 1, name: 'lodash', title, url: 'https://example.com' });

describe('The audit of packages', () => {
  it('passes where nothing high or critical is known', () => {
    const lodash = { severity: 'moderate', via: [advice('Slow pattern')] };
    for (const found of [{}, { lodash }])
      expect(judgeAudit(report(found))).toEqual({ isSafe: true, lines: ['nothing high or critical'] });
  });

  it('fails with the names of what is, and of what leads to it', () => {
    const found = {
      lodash: { severity: 'critical', via: [advice('Prototype pollution')] },
      three: { severity: 'high', via: ['lodash'] },
    };
    expect(judgeAudit(report(found))).toEqual({
      isSafe: false,
      lines: ['lodash: critical, Prototype pollution', 'three: high'],
    });
  });

  it('says that nothing was checked where the registry has no audit, or does not answer', () => {
    const refused =
      '{"message":"405 Method Not Allowed - POST https://npm.example/-/advisories","statusCode":405}';
    expect(judgeAudit(refused)).toEqual({ isSafe: true, lines: ['not checked: 405 Method Not Allowed'] });
    const silence = { isSafe: true, lines: ['not checked: the registry does not answer'] };
    for (const said of ['', 'oops', '{"error":{}}']) expect(judgeAudit(said)).toEqual(silence);
  });
});
