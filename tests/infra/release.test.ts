import { Stack } from 'aws-cdk-lib';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { findEnvironment } from '../../infra/environments';
import { propertiesOf, synthesize } from './synthesize';

const prod = synthesize('prod', { changes: { alarmEmail: 'ops@vita.example' } });
const dev = synthesize('dev');
const specs: Record<string, FunctionSpec> = manifest.functions;
const { canary = [] } = findEnvironment('prod');
const idOf = (name: string) => name.replaceAll('-', '');

interface AliasResource {
  UpdatePolicy?: { CodeDeployLambdaAliasUpdate?: unknown };
  Properties: { Name: string; FunctionName: { Ref: string } };
}

describe('a new version in prod', () => {
  const aliases = Object.values(prod.template.findResources('AWS::Lambda::Alias')) as AliasResource[];

  it('takes a tenth of the requests for five minutes first, where everyday requests go', () => {
    expect(canary.filter((name) => !specs[name]?.contract)).toEqual([]);
    expect(aliases).toHaveLength(canary.length);
    for (const { UpdatePolicy } of aliases) expect(UpdatePolicy?.CodeDeployLambdaAliasUpdate).toBeDefined();
    prod.template.resourcePropertiesCountIs(
      'AWS::CodeDeploy::DeploymentGroup',
      {
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
        },
        AlarmConfiguration: {
          Enabled: true,
          Alarms: [{ Name: { Ref: Match.stringLikeRegexp('^Canary') } }],
        },
      },
      canary.length,
    );
  });

  it.each(canary)('of %s is what the API asks by its alias, and the version before is kept', (name) => {
    const integrations = JSON.stringify(propertiesOf(prod.template, 'AWS::ApiGatewayV2::Integration'));
    expect(integrations).toMatch(new RegExp(`"Ref":"Functions${idOf(name)}Live`));
    const versions = Object.entries(prod.template.findResources('AWS::Lambda::Version')) as [
      string,
      { DeletionPolicy: string },
    ][];
    const own = versions.filter(([id]) => id.startsWith(`Functions${idOf(name)}Lambda`));
    expect(own.map(([, { DeletionPolicy }]) => DeletionPolicy)).toEqual(['Retain']);
  });

  it('is known to CloudFront only when all of them take everything', () => {
    const [distribution] = Object.values(prod.template.findResources('AWS::CloudFront::Distribution')) as {
      DependsOn: string[];
    }[];
    const waitedFor = distribution?.DependsOn.filter((id) => /^Functions\w+Live/.test(id));
    expect(waitedFor).toHaveLength(canary.length);
  });

  it('replaces the one before at once elsewhere', () => {
    dev.template.resourceCountIs('AWS::Lambda::Alias', 0);
    dev.template.resourceCountIs('AWS::CodeDeploy::Application', 0);
  });
});

const templates = (each: typeof prod): Template[] =>
  [each.template, each.data, each.watch, each.edge, each.edgeWatch].filter((one) => one !== undefined);

describe('a release', () => {
  it('is named by the description of every function', () => {
    const own = Object.values(propertiesOf(prod.template, 'AWS::Lambda::Function')).filter(
      ({ FunctionName }) => FunctionName,
    );
    expect(own).toHaveLength(Object.keys(specs).length);
    for (const { Description } of own) expect(Description).toBe('release 1.2.3 abc1234');
  });

  it('is a tag of every stack', () => {
    const stacks = prod.stack.node.root.node.children.filter((each) => Stack.isStack(each));
    expect(stacks).toHaveLength(templates(prod).length);
    for (const { tags } of stacks)
      expect(tags.tagValues()).toEqual({ environment: 'vita-prod', release: '1.2.3', commit: 'abc1234' });
  });
});

describe('logs and traces', () => {
  it.each([
    ['prod', prod],
    ['dev', dev],
  ])('of %s: every function writes into a group that forgets, those of the CDK as well', (_, each) => {
    for (const template of templates(each)) {
      for (const lambda of Object.values(propertiesOf(template, 'AWS::Lambda::Function')))
        expect(lambda['LoggingConfig']).toMatchObject({ LogGroup: expect.anything() as unknown });
      for (const group of Object.values(propertiesOf(template, 'AWS::Logs::LogGroup')))
        expect(group['RetentionInDays']).toEqual(expect.any(Number));
    }
  });

  it('are traced by X-Ray for every function of the manifest', () => {
    const own = Object.values(propertiesOf(prod.template, 'AWS::Lambda::Function')).filter(
      ({ FunctionName }) => FunctionName,
    );
    expect(own).toHaveLength(Object.keys(specs).length);
    for (const { TracingConfig } of own) expect(TracingConfig).toEqual({ Mode: 'Active' });
  });
});
