import { describe, expect, it } from 'vitest';
import { withoutLacking } from '../emulator/without-lacking';
import { synthesize } from './synthesize';

const { template: product, data, watch } = synthesize('dev');
const originals = [product, data, watch].map((each) => each.toJSON() as unknown);
const filtered = originals.map(withoutLacking);

interface Plain {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
}
const resourcesOf = (template: unknown) => (template as Plain).Resources;
const typesIn = (template: unknown) => new Set(Object.values(resourcesOf(template)).map(({ Type }) => Type));

describe('The templates for an emulator', () => {
  it('have none of the types that it lacks, and a resource for every one there was', () => {
    expect(filtered.some(({ replaced }) => replaced.length > 0)).toBe(true);
    for (const [index, { template }] of filtered.entries()) {
      expect(
        [...typesIn(template)].filter((type) => /MetricFilter|CloudFront::(Function|\w+Policy)$/.test(type)),
      ).toEqual([]);
      expect(Object.keys(resourcesOf(template))).toEqual(Object.keys(resourcesOf(originals[index])));
    }
  });

  it('ask nothing of what was replaced but its reference', () => {
    for (const { template, replaced } of filtered)
      for (const id of replaced) expect(JSON.stringify(template)).not.toContain(`"Fn::GetAtt":["${id}"`);
    expect(JSON.stringify(filtered.map(({ template }) => template))).not.toContain('FunctionAssociations');
  });

  it('keep alarms on one metric and leave those on formulas out', () => {
    const alarms = filtered.flatMap(({ template }) =>
      Object.values(resourcesOf(template)).filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm'),
    );
    expect(alarms.length).toBeGreaterThan(0);
    expect(alarms.filter(({ Properties }) => Properties?.['Metrics'] !== undefined)).toEqual([]);
  });

  it('change nothing else', () => {
    for (const [index, { template, replaced }] of filtered.entries()) {
      const tables = (each: unknown) =>
        Object.values(resourcesOf(each)).filter(({ Type }) => Type === 'AWS::DynamoDB::Table');
      expect(tables(template)).toEqual(tables(originals[index]));
      expect(new Set(replaced).size).toBe(replaced.length);
    }
  });
});
