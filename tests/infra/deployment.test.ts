import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { propertiesOf, synthesize } from './synthesize';

const { template: prod, data: prodData, edge } = synthesize('prod');
const { template: dev, data: devData } = synthesize('dev');
const rotated = synthesize('staging', { changes: { originSecretGeneration: 3 } }).template;

interface Resource {
  Type: string;
  DependsOn?: string[];
  DeletionPolicy?: string;
}
const resourcesOf = (template: typeof dev) =>
  Object.entries(template.toJSON().Resources as Record<string, Resource>);

describe('a deployment', () => {
  it('uploads the client after every route, every function and the distribution', () => {
    const all = resourcesOf(prod);
    const pages = all.find(([id]) => /^SiteFilesPages.*CustomResource/.test(id));
    const before = new Set(pages?.[1].DependsOn);
    const needed = all.filter(([, { Type }]) =>
      ['AWS::ApiGatewayV2::Route', 'AWS::CloudFront::Distribution', 'AWS::ApiGatewayV2::Stage'].includes(
        Type,
      ),
    );
    expect(needed.length).toBeGreaterThan(30);
    expect(needed.map(([id]) => id).filter((id) => !before.has(id))).toEqual([]);
    const distribution = all.find(([, { Type }]) => Type === 'AWS::CloudFront::Distribution')?.[1];
    const lambdas = all.filter(
      ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith('Functions'),
    );
    expect(lambdas.length).toBeGreaterThan(30);
    expect(lambdas.map(([id]) => id).filter((id) => !distribution?.DependsOn?.includes(id))).toEqual([]);
  });

  it('tells addresses, ids and buckets under stable names', () => {
    expect(Object.keys(dev.toJSON().Outputs as object)).toEqual(
      expect.arrayContaining([
        'Url',
        'DistributionId',
        'DistributionDomain',
        'PagesBucket',
        'MediaBucket',
        'ApiEndpoint',
        'SocketUrl',
        'UserPoolId',
        'UserPoolClientId',
      ]),
    );
  });

  it('of dev leaves nothing behind: its buckets are emptied; the others keep theirs', () => {
    for (const template of [dev, devData]) {
      const buckets = Object.keys(template.findResources('AWS::S3::Bucket')).length;
      expect(buckets).toBeGreaterThan(0);
      template.resourceCountIs('Custom::S3AutoDeleteObjects', buckets);
    }
    for (const template of [prod, prodData]) template.resourceCountIs('Custom::S3AutoDeleteObjects', 0);
  });

  it.each(['tombstone', 'notification'])('keeps the %s secret with the data', (name) => {
    const policyOf = (template: typeof dev) =>
      resourcesOf(template).find(([id]) => id.startsWith(`${name}secret`))?.[1].DeletionPolicy;
    expect([policyOf(devData), policyOf(prodData)]).toEqual(['Delete', 'RetainExceptOnCreate']);
  });

  it('finds in the data stack what has no name of its own: the stream and the secrets', () => {
    const exported = Object.values(prodData.findOutputs('*')).map(
      ({ Export }: { Export?: { Name: string } }) => Export?.Name,
    );
    const imported = JSON.stringify(prod.toJSON()).matchAll(/"Fn::ImportValue":"([^"]+)"/g);
    const names = new Set(Array.from(imported, ([, name]) => name));
    expect([...names].toSorted()).toEqual(exported.toSorted());
    expect(names.size).toBe(3);
  });

  it('rotates the secret of the edge: the functions accept the new one and the one before', () => {
    const secrets = Object.keys(rotated.findResources('AWS::SecretsManager::Secret'));
    expect(secrets.filter((id) => id.startsWith('OriginSecret')).length).toBe(2);
    rotated.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          ORIGIN_SECRET_ID: { Ref: Match.stringLikeRegexp('^OriginSecret3') },
          ORIGIN_SECRET_ID_BEFORE: { Ref: Match.stringLikeRegexp('^OriginSecret2') },
        }),
      },
    });
    expect(JSON.stringify(propertiesOf(dev, 'AWS::Lambda::Function'))).not.toContain('SECRET_ID_BEFORE');
  });
});

describe('what strangers may ask', () => {
  it('is kept at the edge and compressed where it is the same for everyone', () => {
    prod.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CacheBehaviors: Match.arrayWith([
          Match.objectLike({
            PathPattern: '/api/exercises',
            Compress: true,
            CachePolicyId: { Ref: Match.stringLikeRegexp('^SiteAsTheApiSays') },
          }),
        ]),
      },
    });
  });

  it('is throttled by route, below the rate of the stage', () => {
    const stages = Object.values(propertiesOf(prod, 'AWS::ApiGatewayV2::Stage'));
    const settings = stages.find(({ RouteSettings }) => RouteSettings)?.RouteSettings;
    expect(settings).toMatchObject({
      'GET /api/exercises': { ThrottlingRateLimit: 250, ThrottlingBurstLimit: 500 },
      'POST /api/enquiries': { ThrottlingRateLimit: 250, ThrottlingBurstLimit: 500 },
    });
  });

  it('is limited by address in prod, at the site and at sign-in', () => {
    const rules = (limit: number, block: object) => ({
      Rules: Match.arrayWith([
        Match.objectLike({
          Action: { Block: block },
          Statement: { RateBasedStatement: Match.objectLike({ AggregateKeyType: 'IP', Limit: limit }) },
        }),
      ]),
    });
    const slowDown = { CustomResponse: Match.objectLike({ ResponseCode: 429 }) };
    edge?.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT', ...rules(6000, slowDown) });
    prod.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'REGIONAL', ...rules(600, {}) });
    prod.hasResourceProperties('AWS::WAFv2::WebACLAssociation', {
      ResourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^UsersPool'), 'Arn'] },
    });
    prod.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { WebACLId: Match.anyValue() },
    });
    dev.resourceCountIs('AWS::WAFv2::WebACL', 0);
  });
});
