import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { propertiesOf, synthesize } from './synthesize';

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/1';
const domain = { name: 'vita.example', certificateArn };
const { template } = synthesize('prod', { changes: { mailFrom: 'hello@vita.example', domain } });
const functions: [string, FunctionSpec][] = Object.entries(manifest.functions);
const built = Object.values(propertiesOf(template, 'AWS::Lambda::Function'));
const named = (name: string) => built.find(({ FunctionName }) => FunctionName === `vita-prod-${name}`);

describe.each(functions)('%s', (name, spec) => {
  it('exists as the manifest describes it', () => {
    expect(named(name)).toMatchObject({
      Runtime: 'nodejs22.x',
      Architectures: ['arm64'],
      Handler: `lambda.${spec.handler}`,
      MemorySize: spec.memoryMb ?? 512,
      Timeout: spec.timeoutSeconds,
    });
    expect(named(name)?.['ReservedConcurrentExecutions']).toBe(spec.concurrency);
  });

  it('has the configuration every function reads', () => {
    expect(named(name)).toMatchObject({
      Environment: {
        Variables: {
          STAGE: 'prod',
          VERSION: '1.2.3',
          COMMIT: 'abc1234',
          BUILT_AT: '2026-04-08T09:30:00.000Z',
          TABLE_PREFIX: 'vita-prod-',
          EVENT_BUS_NAME: { Ref: expect.stringMatching(/^Bus/) as string },
          LEADERBOARD_SHARDS: '8',
          AUTO_CONFIRM_SIGN_UP: 'false',
          POWERTOOLS_LOG_LEVEL: 'INFO',
          NODE_OPTIONS: '--enable-source-maps',
        },
      },
    });
  });

  it('knows the socket API by both its addresses', () => {
    const address =
      /"(SOCKET_ENDPOINT|SOCKET_URL)":\{"Fn::Join":\["",\["(https|wss):\/\/",\{"Ref":"SocketsApi\w+"\}/g;
    const found = [...JSON.stringify(named(name)).matchAll(address)].map(([, key, scheme]) => [key, scheme]);
    expect(found).toEqual([
      ['SOCKET_ENDPOINT', 'https'],
      ['SOCKET_URL', 'wss'],
    ]);
  });

  it('knows the user pool only where the manifest says so', () => {
    const environment = named(name)?.['Environment'] as { Variables: object } | undefined;
    const variables = Object.keys(environment?.Variables ?? {});
    const known = ['USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'USER_POOL_ISSUER'];
    expect(variables.filter((variable) => known.includes(variable))).toHaveLength(spec.users ? 3 : 0);
  });
});

describe('emails to people', () => {
  it('come from the address of the environment and lead to its own name', () => {
    expect(named('push-events')).toMatchObject({
      Environment: {
        Variables: { MAIL_FROM: 'Vita <hello@vita.example>', SITE_URL: 'https://vita.example' },
      },
    });
  });
});

describe('functions that are started without waiting', () => {
  it('are tried once: whoever asked asks again', () => {
    const invoked = functions.filter(([, spec]) => spec.invoked);
    const asynchronous = Object.values(propertiesOf(template, 'AWS::Lambda::EventInvokeConfig'));
    expect(asynchronous).toHaveLength(invoked.length);
    for (const config of asynchronous)
      expect(config).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 });
  });

  it('are those that others invoke', () => {
    const invoked = functions.filter(([, spec]) => spec.invoked).map(([name]) => name);
    expect([...new Set(functions.flatMap(([, { invokes = [] }]) => invokes))]).toEqual(invoked);
  });
});

describe('all functions', () => {
  it('are those of the manifest and the upload function of the CDK', () => {
    const own = built.filter(({ FunctionName }) => FunctionName);
    expect(own).toHaveLength(functions.length);
    expect(built).toHaveLength(functions.length + 1);
  });

  it('have a log group of their own that forgets', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
    const groups = Object.values(propertiesOf(template, 'AWS::Logs::LogGroup'));
    const names = new Set(groups.map(({ LogGroupName }) => LogGroupName));
    for (const [name] of functions) expect(names).toContain(`/aws/lambda/vita-prod-${name}`);
  });
});
