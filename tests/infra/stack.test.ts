import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findEnvironment, verifyEnvironment } from '../../infra/environments';
import { synthesize } from './synthesize';

const root = path.resolve(import.meta.dirname, '../..');
const domain = {
  name: 'app.vita.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
  hostedZone: { id: 'Z0123456789ABC', name: 'vita.example' },
};
const stages = {
  dev: synthesize('dev', { validate: true }),
  staging: synthesize('staging', { validate: true, account: '111122223333' }),
  'prod with everything optional': synthesize('prod', {
    validate: true,
    changes: {
      domain,
      ai: {},
      alarmEmail: 'ops@vita.example',
      enquiriesTo: 'ana@vita.example',
      mailFrom: 'ana@vita.example',
    },
  }),
};

describe.each(Object.entries(stages))('the stacks of %s', (_, { template, data, findings }) => {
  it('have no finding of cdk-nag without a stated reason', () => {
    expect(findings).toEqual([]);
  });

  it('leave room below the 500 resources that CloudFormation allows', () => {
    const [code, kept] = [template, data].map(
      (each) => Object.keys(each.toJSON().Resources as object).length,
    );
    expect(code).toBeGreaterThan(100);
    expect(code).toBeLessThanOrEqual(330);
    expect(kept).toBeLessThan(200);
  });
});

describe('a stack without a built site', () => {
  it('leaves the files of the site alone and says so', () => {
    const { stack, template } = synthesize('dev', { siteFolder: '/nowhere' });
    template.resourceCountIs('Custom::CDKBucketDeployment', 0);
    const warnings = Annotations.fromStack(stack).findWarning(
      '*',
      Match.stringLikeRegexp('npm run build first'),
    );
    expect(warnings).toHaveLength(1);
  });
});

describe('environments', () => {
  it('knows dev, staging and prod and no other', () => {
    expect(findEnvironment('staging').stackName).toBe('vita-staging');
    for (const name of ['production', '', undefined, 'toString']) {
      expect(() => findEnvironment(name)).toThrow('use dev, staging, or prod');
    }
  });

  it('stops the synthesis of an unknown one with one sentence', () => {
    const context = { ...process.env, CDK_CONTEXT_JSON: '{"env":"production"}' };
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const app = spawnSync(process.execPath, [tsx, 'infra/app.ts'], {
      cwd: root,
      env: context,
      encoding: 'utf8',
    });
    expect(app.status).toBe(1);
    expect(app.stderr.trim()).toBe("Unknown environment 'production': use dev, staging, or prod.");
  }, 30_000);

  it('are deployed only where they live', () => {
    const dev = { ...findEnvironment('dev'), account: '111122223333' };
    const home = { CDK_DEFAULT_REGION: dev.region, CDK_DEFAULT_ACCOUNT: '111122223333' };
    expect(() => verifyEnvironment(dev, home)).not.toThrow();
    expect(() => verifyEnvironment(dev, {})).not.toThrow();
    expect(() => verifyEnvironment(dev, { ...home, AWS_REGION: 'us-east-1' })).toThrow(
      'dev lives in eu-west-2, but AWS_REGION is us-east-1: set AWS_REGION=eu-west-2 or unset it.',
    );
    // The CDK's own guess, which no stack uses.
    expect(() => verifyEnvironment(dev, { ...home, CDK_DEFAULT_REGION: 'us-east-1' })).not.toThrow();
    expect(() => verifyEnvironment(dev, { ...home, CDK_DEFAULT_ACCOUNT: '999900001111' })).toThrow(
      'dev lives in account 111122223333, but the credentials are for 999900001111.',
    );
  });

  it('refuses a domain without a certificate that CloudFront takes', () => {
    const dev = findEnvironment('dev');
    const verify = (certificateArn: string) => () =>
      verifyEnvironment({ ...dev, domain: { ...domain, certificateArn } }, {});
    const elsewhere = domain.certificateArn.replace('us-east-1', 'eu-west-2');
    expect(verify(domain.certificateArn)).not.toThrow();
    expect(verify('')).toThrow(
      'dev has the domain app.vita.example without a certificate: request one in us-east-1, and set certificateArn.',
    );
    expect(verify(elsewhere)).toThrow(
      `dev has the domain app.vita.example, but ${elsewhere} is no certificate in us-east-1.`,
    );
  });

  it('refuses to deploy a half-configured prod, and says what to set', () => {
    const prod = findEnvironment('prod');
    const ready = { mailFrom: 'ana@vita.example', alarmEmail: 'ops@vita.example', brandChecked: true };
    expect(() => verifyEnvironment({ ...prod, ...ready }, {})).not.toThrow();
    for (const name of Object.keys(ready)) {
      const verify = () => verifyEnvironment({ ...prod, ...ready, [name]: undefined }, {});
      expect(verify).toThrow(new RegExp(`^prod is not ready: set ${name} [^,]+ in infra/environments.ts.$`));
    }
    expect(() => verifyEnvironment(findEnvironment('staging'), {})).not.toThrow();
  });

  it('sizes the leaderboard, the throttling and the protection for each', () => {
    const figures = (['dev', 'staging', 'prod'] as const).map((name) => {
      const { leaderboardShards, deletionProtection, reserveConcurrency, verifyEmail } =
        findEnvironment(name);
      return { leaderboardShards, deletionProtection, reserveConcurrency, verifyEmail };
    });
    expect(figures).toEqual([
      { leaderboardShards: 1, deletionProtection: false, reserveConcurrency: false, verifyEmail: true },
      { leaderboardShards: 2, deletionProtection: true, reserveConcurrency: true, verifyEmail: true },
      { leaderboardShards: 8, deletionProtection: true, reserveConcurrency: true, verifyEmail: true },
    ]);
  });
});
