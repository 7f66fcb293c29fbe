import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import type { Contract } from '../../shared/contracts/endpoint';
import { apiRoutes } from '../../infra/api-routes';
import { securityHeaders } from '../../infra/security-headers';
import { deepLinksCode } from '../../infra/constructs/deep-links';
import { propertiesOf, synthesize } from './synthesize';

const domain = {
  name: 'app.vita.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
  hostedZone: { id: 'Z0123456789ABC', name: 'vita.example' },
};
const { template, data } = synthesize('prod', { changes: { domain } });
const { template: dev } = synthesize('dev');
const routes = Object.values(propertiesOf(template, 'AWS::ApiGatewayV2::Route')) as {
  RouteKey: string;
  Target: unknown;
}[];
const http = routes.filter(({ RouteKey }) => RouteKey.includes(' /api'));
const contractsOf = (isOwn: boolean) =>
  Object.values<FunctionSpec>(manifest.functions).flatMap(({ contract, ownRoutes = false }): Contract[] =>
    contract && ownRoutes === isOwn ? [contract] : [],
  );
const endpointsOf = (isOwn: boolean) => contractsOf(isOwn).flatMap((contract) => Object.values(contract));
/** Where visitors and devices get in. */
const openKeys = [
  'ANY /api/devices/{proxy+}',
  'ANY /api/notifications/unsubscribe/{token}',
  'GET /api/exercises',
  'GET /api/friends/invitations',
  'GET /api/health',
  'GET /api/training/calendar/{file}',
  'POST /api/activity/steps',
  'POST /api/enquiries',
];
const paths = endpointsOf(false).map(({ path }) => path);
const privateKeys = new Set(
  endpointsOf(false)
    .filter(({ access }) => access === 'user')
    .flatMap(({ path }) => {
      const base = `/${path.split('/')[1]}` as const;
      const below = path === base ? [] : [`ANY /api${base}/{proxy+}`];
      return paths.includes(base) ? [`ANY /api${base}`, ...below] : below;
    }),
);

describe('the HTTP API', () => {
  it('asks for an access token on every route that is not public in its contract', () => {
    const privateRoutes = http.filter(({ RouteKey }) => !openKeys.includes(RouteKey));
    const ownPaths = new Set(endpointsOf(true).map(({ path }) => path));
    expect(privateRoutes).toHaveLength(privateKeys.size + ownPaths.size);
    for (const route of privateRoutes) {
      expect(route).toMatchObject({
        AuthorizationType: 'JWT',
        AuthorizationScopes: ['aws.cognito.signin.user.admin'],
        AuthorizerId: { Ref: expect.stringMatching(/^HttpApiAccessToken/) as string },
      });
    }
  });

  it('leaves nothing else open', () => {
    const open = http.filter((route) => !('AuthorizerId' in route)).map(({ RouteKey }) => RouteKey);
    expect(open.toSorted()).toEqual(openKeys);
  });

  it('reaches every private endpoint by a route at its first segment, or by the one for all below it', () => {
    const keys = new Set(http.map(({ RouteKey }) => RouteKey));
    expect([...privateKeys].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('calls functions in one role, which may call nothing else', () => {
    const integrations = Object.values(propertiesOf(template, 'AWS::ApiGatewayV2::Integration'));
    const called = integrations.filter(({ PayloadFormatVersion }) => PayloadFormatVersion === '2.0');
    expect(called).toHaveLength(new Set(apiRoutes(manifest).map(({ functionName }) => functionName)).size);
    const roles = Object.entries(propertiesOf(template, 'AWS::IAM::Role'));
    const [id, caller] = roles.find(([name]) => name.startsWith('HttpCaller')) ?? [];
    for (const { CredentialsArn } of called) expect(CredentialsArn).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
    const statement = {
      Action: 'lambda:InvokeFunction',
      Effect: 'Allow',
      Resource: expect.toSatisfy((resources: unknown[]) => resources.length === called.length) as unknown,
    };
    expect(caller?.['Policies']).toMatchObject([{ PolicyDocument: { Statement: [statement] } }]);
    const allowed = JSON.stringify(caller?.['Policies']);
    for (const { IntegrationUri } of called) expect(allowed).toContain(JSON.stringify(IntegrationUri));
  });

  it('reaches the account by routes of its own, more specific than those of the profile', () => {
    const integrationOf = new Map(
      http.map(({ RouteKey, Target }) => [
        RouteKey,
        /HttpApi\w+?(account|profile)api/.exec(JSON.stringify(Target))?.[1] ?? '',
      ]),
    );
    expect(Object.fromEntries([...integrationOf].filter(([key]) => key.includes('/api/profile')))).toEqual({
      'DELETE /api/profile': 'account',
      'ANY /api/profile/export': 'account',
      'ANY /api/profile/sign-out-everywhere': 'account',
      'ANY /api/profile/device-tokens': 'account',
      'ANY /api/profile/device-tokens/{id}': 'account',
      'ANY /api/profile': 'profile',
      'ANY /api/profile/{proxy+}': 'profile',
    });
  });

  it('reaches photos by routes of their own, more specific than those of meals', () => {
    const ofPhotos = http.filter(({ Target }) => /HttpApi\w+?photosapi/.test(JSON.stringify(Target)));
    expect(ofPhotos.map(({ RouteKey }) => RouteKey).toSorted()).toEqual([
      'ANY /api/nutrition/analyses',
      'ANY /api/nutrition/photos',
      'ANY /api/nutrition/photos/{photoId}',
    ]);
  });

  it('believes the tokens of its own pool and client only', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'JWT',
      JwtConfiguration: {
        Audience: [{ Ref: Match.stringLikeRegexp('^UsersPoolWeb') }],
        Issuer: { 'Fn::GetAtt': [Match.stringLikeRegexp('^UsersPool'), 'ProviderURL'] },
      },
    });
  });

  it('throttles, and logs nothing that tells who asked', () => {
    const stages = Object.values(propertiesOf(template, 'AWS::ApiGatewayV2::Stage'));
    expect(stages).toHaveLength(2);
    for (const { DefaultRouteSettings, AccessLogSettings } of stages) {
      expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: expect.any(Number) as number });
      const { Format } = AccessLogSettings as { Format: string };
      // Numbers have no quotes there.
      const fields = JSON.parse(Format.replaceAll(/:(\$[\w.]+)/g, ':"$1"')) as object;
      expect(Object.keys(fields)).toContain('requestId');
      expect(Format).not.toMatch(
        /identity|claims|authorizer\.(userId|principalId)|queryString|\$context\.path/i,
      );
    }
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 },
    });
  });
});

describe('the socket API', () => {
  it('opens for a ticket only', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'REQUEST',
      IdentitySource: ['route.request.querystring.ticket'],
    });
    const connect = routes.find(({ RouteKey }) => RouteKey === '$connect');
    expect(connect).toMatchObject({ AuthorizationType: 'CUSTOM' });
  });

  it('routes every kind of frame to the functions that name it', () => {
    const [api] = Object.values(propertiesOf(template, 'AWS::ApiGatewayV2::Api')).filter(
      ({ ProtocolType }) => ProtocolType === 'WEBSOCKET',
    );
    expect(api).toMatchObject({ RouteSelectionExpression: '$request.body.type' });
    const named = Object.values(manifest.functions).flatMap(({ sockets = [] }): string[] => [...sockets]);
    const keys = routes.filter((route) => !http.includes(route)).map(({ RouteKey }) => RouteKey);
    expect(keys.toSorted()).toEqual(named.toSorted());
  });
});

interface Behavior {
  PathPattern?: string;
  AllowedMethods: string[];
  CachePolicyId: unknown;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId: unknown;
  ViewerProtocolPolicy: string;
  FunctionAssociations?: unknown[];
}

describe('the edge', () => {
  const [distribution] = Object.values(propertiesOf(template, 'AWS::CloudFront::Distribution'));
  const config = distribution?.['DistributionConfig'] as {
    CacheBehaviors: Behavior[];
    DefaultCacheBehavior: Behavior;
    CustomErrorResponses?: unknown;
    Origins: Record<string, unknown>[];
  };
  const behavior = (pattern: string) =>
    config.CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);

  it('passes the API through uncached, with every method and all headers but Host', () => {
    expect(behavior('/api/*')).toMatchObject({
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) as string[],
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(behavior('/api/*')?.FunctionAssociations).toEqual([
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': [expect.stringMatching(/^SiteViewerAddress/), 'FunctionARN'] },
      },
    ]);
  });

  it('proves itself to the API with the secret the functions know', () => {
    const origin = config.Origins.find(({ OriginCustomHeaders }) => OriginCustomHeaders);
    expect(JSON.stringify(origin)).toMatch(
      /"HeaderName":"x-origin-verify","HeaderValue":\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:"/,
    );
  });

  it('keeps clips for a day, and uses older ones while it asks for news', () => {
    expect(behavior('/videos/*')?.CachePolicyId).toBe('658327ea-f89d-4fab-a63d-7e88639e58f6');
    template.hasResourceProperties('Custom::CDKBucketDeployment', {
      DestinationBucketKeyPrefix: 'videos',
      SystemMetadata: { 'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000' },
    });
  });

  it('turns deep links into the page without touching error responses', () => {
    expect(config.CustomErrorResponses).toBeUndefined();
    expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
    template.hasResourceProperties('AWS::CloudFront::Function', { FunctionCode: deepLinksCode });
  });

  it.each([
    ['/', '/index.html'],
    ['/workout', '/index.html'],
    ['/groups/01HZX/', '/index.html'],
    ['/v1.2/groups', '/index.html'],
    ['/assets/main-abc.js', '/assets/main-abc.js'],
    ['/config.json', '/config.json'],
  ])('serves %s as %s', (uri, expected) => {
    // The edge runs this text, so the test runs the text as well.
    const handler = new Function(`${deepLinksCode}; return handler;`)() as (event: {
      request: { uri: string };
    }) => { uri: string };
    expect(handler({ request: { uri } }).uri).toBe(expected);
  });

  it('sends the security headers of the local server with everything', () => {
    for (const each of [config.DefaultCacheBehavior, ...config.CacheBehaviors]) {
      expect(each.ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(each.ResponseHeadersPolicyId).toEqual({ Ref: expect.stringMatching(/^SiteHeaders/) as string });
    }
    const [policy] = Object.values(propertiesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy'));
    const sent = policy?.['ResponseHeadersPolicyConfig'] as {
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    };
    const { ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } =
      sent.SecurityHeadersConfig;
    const { AccessControlMaxAgeSec, IncludeSubdomains } = StrictTransportSecurity ?? {};
    expect({
      ...Object.fromEntries(sent.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
      'x-content-type-options': ContentTypeOptions && 'nosniff',
      'x-frame-options': FrameOptions?.['FrameOption'],
      'referrer-policy': ReferrerPolicy?.['ReferrerPolicy'],
      'strict-transport-security': `max-age=${String(AccessControlMaxAgeSec)}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    }).toEqual(securityHeaders({ https: true }));
  });

  it('lets pages run no inline script but the named one, and reach only accounts and the socket besides themselves', () => {
    const text = JSON.stringify(propertiesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy'));
    const directive = (name: string) => new RegExp(`[ "]${name} ([^;]*);`).exec(text)?.[1];
    expect(directive('default-src')).toBe("'self'");
    expect(directive('script-src')).toMatch(/^'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='$/);
    expect(text).toMatch(
      /connect-src 'self' https:\/\/cognito-idp\.eu-west-2\.amazonaws\.com ",\{"Fn::GetAtt":\["SocketsApi\w+","ApiEndpoint"\]\},"; /,
    );
  });

  it('speaks HTTP/3 and, under its own name, TLS 1.2 or newer', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        HttpVersion: 'http2and3',
        Aliases: ['app.vita.example'],
        ViewerCertificate: {
          MinimumProtocolVersion: 'TLSv1.2_2021',
          AcmCertificateArn: domain.certificateArn,
        },
      },
    });
    dev.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { Aliases: Match.absent(), HttpVersion: 'http2and3' },
    });
  });

  it('is where the own name leads, by IPv4 and IPv6, in the hosted zone that the environment names', () => {
    for (const Type of ['A', 'AAAA'])
      template.hasResourceProperties('AWS::Route53::RecordSet', {
        Type,
        Name: 'app.vita.example.',
        HostedZoneId: 'Z0123456789ABC',
        AliasTarget: {
          DNSName: { 'Fn::GetAtt': [Match.stringLikeRegexp('^SiteDistribution'), 'DomainName'] },
        },
      });
    dev.resourceCountIs('AWS::Route53::RecordSet', 0);
  });

  it('keeps every bucket closed to everyone else', () => {
    template.resourceCountIs('AWS::CloudFront::OriginAccessControl', 2);
    const closed = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    };
    for (const each of [template, data])
      each.allResourcesProperties('AWS::S3::Bucket', { PublicAccessBlockConfiguration: closed });
  });
});

describe('the files of the site', () => {
  const caching = Object.values(propertiesOf(template, 'Custom::CDKBucketDeployment')).map(
    ({ DestinationBucketKeyPrefix, Include, Exclude, Prune, SystemMetadata }) => ({
      DestinationBucketKeyPrefix,
      Include,
      Exclude,
      Prune,
      cache: (SystemMetadata as Record<string, string>)['cache-control'],
    }),
  );

  const noStore = ['index.html', 'config.json', 'service-worker.js'];

  it('are never stored when they name others, and kept for a year when their name is a hash', () => {
    expect(caching).toContainEqual(
      expect.objectContaining({ Exclude: ['*'], Include: noStore, cache: 'no-store' }),
    );
    expect(caching).toContainEqual(
      expect.objectContaining({
        DestinationBucketKeyPrefix: 'assets',
        Prune: false,
        cache: 'public, max-age=31536000, immutable',
      }),
    );
  });

  it('are removed when a build no longer has them, except the chunks open tabs still ask for', () => {
    expect(caching).toContainEqual(
      expect.objectContaining({
        Prune: true,
        Exclude: [...noStore, 'assets/*'],
        cache: 'no-cache',
      }),
    );
  });

  it('put the pages last, after the chunks they name', () => {
    template.hasResource('Custom::CDKBucketDeployment', {
      Properties: { Include: noStore },
      DependsOn: Match.arrayWith([Match.stringLikeRegexp('^SiteFilesAssetsCustomResource')]),
    });
  });
});
