import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { TableSpec } from '../../functions/manifest-types';
import { propertiesOf, synthesize } from './synthesize';

const { template: prod, data: prodData } = synthesize('prod');
const { template: dev, data: devData } = synthesize('dev', { changes: { verifyEmail: false } });
const tables: Record<string, TableSpec> = manifest.tables;

describe('tables', () => {
  const built = Object.values(propertiesOf(prodData, 'AWS::DynamoDB::Table'));

  it('are those of the manifest under the prefix the functions use', () => {
    const names = Object.keys(tables).map((name) => `vita-prod-${name}`);
    expect(built.map(({ TableName }) => TableName).toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(tables))('%s has the keys, indexes and expiry of the manifest', (name, spec) => {
    prodData.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: `vita-prod-${name}`,
      KeySchema: [
        { AttributeName: spec.key, KeyType: 'HASH' },
        ...(spec.sort ? [{ AttributeName: spec.sort, KeyType: 'RANGE' }] : []),
      ],
      GlobalSecondaryIndexes: spec.indexes
        ? Object.entries(spec.indexes).map(([IndexName, { projection }]) =>
            Match.objectLike({
              IndexName,
              Projection: { ProjectionType: projection === 'all' ? 'ALL' : 'KEYS_ONLY' },
            }),
          )
        : Match.absent(),
      TimeToLiveSpecification: spec.ttl ? { AttributeName: spec.ttl, Enabled: true } : Match.absent(),
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: spec.recoverable },
    });
  });

  it.each([prodData, devData])('are paid by request and encrypted', (template) => {
    const all = Object.values(propertiesOf(template, 'AWS::DynamoDB::Table'));
    const usual = all.filter(
      ({ BillingMode, SSESpecification }) =>
        BillingMode === 'PAY_PER_REQUEST' && (SSESpecification as { SSEEnabled: boolean }).SSEEnabled,
    );
    expect(usual).toHaveLength(Object.keys(tables).length);
  });

  it('cannot be deleted by hand outside dev', () => {
    expect(built.map((table) => table['DeletionProtectionEnabled'])).not.toContain(false);
    const inDev = Object.values(propertiesOf(devData, 'AWS::DynamoDB::Table'));
    expect(inDev.map((table) => table['DeletionProtectionEnabled'])).not.toContain(true);
  });

  it('send new rows on from the outbox only', () => {
    const streaming = built.filter(({ StreamSpecification }) => StreamSpecification);
    expect(streaming).toHaveLength(1);
    expect(streaming[0]).toMatchObject({
      TableName: 'vita-prod-outbox',
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    });
  });
});

describe('a stack that is deleted', () => {
  const policies = (templates: (typeof prod)[], type: string) => {
    const resources = templates.flatMap((template) => Object.values(template.findResources(type)));
    return new Set(resources.map(({ DeletionPolicy }: { DeletionPolicy?: string }) => DeletionPolicy));
  };

  it.each(['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket', 'AWS::Logs::LogGroup'])(
    'leaves every %s behind, except in dev',
    (type) => {
      expect(policies([prod, prodData], type)).toEqual(new Set(['RetainExceptOnCreate']));
      expect(policies([dev, devData], type)).toEqual(new Set(['Delete']));
    },
  );
});

describe('photos', () => {
  it('are encrypted, travel over TLS only, and are forgotten: soon where no meal came of them', () => {
    prodData.hasResourceProperties('AWS::S3::Bucket', {
      BucketName: {
        'Fn::Join': ['', ['vita-prod-', { Ref: 'AWS::AccountId' }, '-eu-west-2-photos']],
      },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      LifecycleConfiguration: {
        Rules: [
          { Id: 'kept', ExpirationInDays: 400, Status: 'Enabled' },
          {
            Id: 'unused',
            ExpirationInDays: 1,
            Status: 'Enabled',
            TagFilters: [{ Key: 'state', Value: 'unused' }],
          },
          {
            Id: 'remains',
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
            ExpiredObjectDeleteMarker: true,
            NoncurrentVersionExpiration: { NoncurrentDays: 35 },
            Status: 'Enabled',
          },
        ],
      },
    });
    prodData.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: Match.stringLikeRegexp('^Bucketsphotos') },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Deny',
            Principal: { AWS: '*' },
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ]),
      },
    });
  });

  it('can be brought back for as long as rows can, and no longer, where anything can', () => {
    const versioning = (template: typeof prodData) =>
      Object.values(propertiesOf(template, 'AWS::S3::Bucket')).map(
        ({ VersioningConfiguration }) => VersioningConfiguration,
      );
    expect(versioning(prodData)).not.toContain(undefined);
    expect(versioning(devData).filter(Boolean)).toEqual([]);
    for (const { recoverableDays } of Object.values(manifest.buckets))
      expect(recoverableDays).toBeLessThanOrEqual(35);
  });

  it('may be shown by the pages, from where their links lead', () => {
    const [headers] = Object.values(propertiesOf(prod, 'AWS::CloudFront::ResponseHeadersPolicy'));
    const policy = JSON.stringify(headers);
    expect(policy).toMatch(
      /img-src 'self' blob: data: https:\/\/vita-prod-",.*"-eu-west-2-photos\.s3\.eu-west-2\./,
    );
  });
});

describe('accounts', () => {
  it('sign in by email, whatever its case, with six characters and an optional second factor', () => {
    prod.hasResourceProperties('AWS::Cognito::UserPool', {
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      DeletionProtection: 'ACTIVE',
      Policies: {
        PasswordPolicy: {
          MinimumLength: 6,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
    });
  });

  it('keep the consent given at sign-up as it was given', () => {
    prod.hasResourceProperties('AWS::Cognito::UserPool', {
      Schema: Match.arrayWith([{ AttributeDataType: 'String', Mutable: false, Name: 'consent' }]),
    });
  });

  it('run the triggers of the manifest', () => {
    prod.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: {
        PreSignUp: { 'Fn::GetAtt': [Match.stringLikeRegexp('accountpresignup'), 'Arn'] },
        PostConfirmation: { 'Fn::GetAtt': [Match.stringLikeRegexp('accountpostconfirmation'), 'Arn'] },
      },
    });
  });

  it('are reached by a public client: SRP only, tokens of an hour, rotating refresh tokens', () => {
    prod.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      GenerateSecret: false,
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      ReadAttributes: ['custom:consent', 'email', 'email_verified', 'name', 'zoneinfo'],
      WriteAttributes: ['custom:consent', 'email', 'name', 'zoneinfo'],
    });
  });

  it('are confirmed by a code, unless the environment confirms them on its own', () => {
    const flags = (template: typeof prod) =>
      new Set(
        Object.values(propertiesOf(template, 'AWS::Lambda::Function')).flatMap(({ Environment }) => {
          const variables = (Environment as { Variables?: Record<string, string> })?.Variables ?? {};
          return variables['AUTO_CONFIRM_SIGN_UP'] ?? [];
        }),
      );
    expect(flags(prod)).toEqual(new Set(['false']));
    expect(flags(dev)).toEqual(new Set(['true']));
  });
});
