import { App } from 'aws-cdk-lib';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filterAssembly } from '../emulator/filter-assembly';
import { withoutLacking } from '../emulator/without-lacking';
import { synthesize } from './synthesize';

const { stack, template: product, data, watch } = synthesize('dev');
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
        [...typesIn(template)].filter((type) =>
          /MetricFilter|LayerVersion|^Custom::|CloudFront::(Function|OriginAccessControl|\w+Policy)$/.test(
            type,
          ),
        ),
      ).toEqual([]);
      expect(Object.keys(resourcesOf(template))).toEqual(Object.keys(resourcesOf(originals[index])));
    }
  });

  it('ask nothing of what was replaced but its reference', () => {
    for (const { template, replaced } of filtered)
      for (const id of replaced) expect(JSON.stringify(template)).not.toContain(`"Fn::GetAtt":["${id}"`);
  });

  it("run no function of the CDK's own: those need Python, a layer, and the AWS CLI", () => {
    const functions = filtered.flatMap(({ template }) =>
      Object.values(resourcesOf(template)).filter(({ Type }) => Type === 'AWS::Lambda::Function'),
    );
    const names = functions.map(({ Properties }) => String(Properties?.['FunctionName']));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(name).toMatch(/^vita-dev-/);
  });

  it('serve the site without what was replaced, over HTTP, too', () => {
    const [{ template, replaced } = { template: {}, replaced: [] }] = filtered;
    const distribution = Object.values(resourcesOf(template)).find(
      ({ Type }) => Type === 'AWS::CloudFront::Distribution',
    );
    const text = JSON.stringify(distribution?.Properties);
    for (const id of replaced) expect(text).not.toContain(id);
    expect(text).not.toMatch(/FunctionAssociations|OriginAccessControlId|ResponseHeadersPolicyId|https-only/);
    expect(text.match(/"ViewerProtocolPolicy":"[\w-]+"/g)).toEqual(
      Array<string>(4).fill('"ViewerProtocolPolicy":"allow-all"'),
    );
    expect(text).toContain('"CachePolicyId":"4135ea2d-6df8-44a3-9df3-4b5a84be39ad"');
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

describe('The folder that the CDK deploys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vita-emulator-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const app = stack.node.root;
  if (!App.isApp(app)) throw new Error('The stack is in no app.');
  cpSync(app.synth().directory, folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = () => new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const before = read();
  const replaced = filterAssembly(folder);
  const after = read();

  it('uploads every changed template under the hash of its new content', () => {
    expect([...replaced.keys()].toSorted()).toEqual([
      'vita-dev-data.template.json',
      'vita-dev-watch.template.json',
      'vita-dev.template.json',
    ]);
    for (const name of replaced.keys()) {
      const hash = createHash('sha256')
        .update(after.get(name) ?? '')
        .digest('hex');
      const assets = after.get(name.replace('.template.', '.assets.')) ?? '';
      expect(assets).toContain(`"${hash}": {`);
      expect(assets).toContain(`"objectKey": "${hash}.json"`);
      expect(after.get('manifest.json')).toContain(`/${hash}.json"`);
      expect(before.get('manifest.json')).not.toContain(`/${hash}.json"`);
    }
  });

  it('leaves all other assets as they are', () => {
    const keys = (files: Map<string, string>) =>
      [...(files.get('vita-dev.assets.json') ?? '').matchAll(/"objectKey": "(\w+\.zip)"/g)].map(
        ([, key]) => key,
      );
    expect(keys(before).length).toBeGreaterThan(30);
    expect(keys(after)).toEqual(keys(before));
  });

  it('is the same after a second time, as when a deployment failed and is repeated', () => {
    expect([...filterAssembly(folder).values()].flat()).toEqual([]);
    expect(read()).toEqual(after);
  });

  it('has to be there', () => {
    const empty = mkdtempSync(join(tmpdir(), 'vita-emulator-'));
    expect(() => filterAssembly(empty)).toThrow('has no templates: run npm run synth first');
    rmSync(empty, { recursive: true });
  });
});
