import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { readEndpoints } from '../../infra/endpoints';
import { propertiesOf, synthesize } from './synthesize';

const emulator = {
  issuer: 'http://localhost:4566/{pool}',
  keys: 'http://cognito:4566/{pool}/.well-known/jwks.json',
  userPool: 'http://localhost:4566/cognito',
  socket: 'ws://localhost:4566/sockets/{api}/{stage}',
  socketPosts: 'http://localhost:4566/posts/{api}/{stage}',
};
const pool = { Ref: Match.stringLikeRegexp('^UsersPool') };
const api = { Ref: Match.stringLikeRegexp('^SocketsApi') };
const joined = (...parts: unknown[]) => ({ 'Fn::Join': ['', parts] });

describe('An environment on an emulator', () => {
  const { template, findings } = synthesize('dev', { changes: { endpoints: emulator } });

  it('believes and checks tokens by the addresses of the emulator', () => {
    const issuer = joined('http://localhost:4566/', pool);
    template.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'JWT',
      JwtConfiguration: Match.objectLike({ Issuer: issuer }),
    });
    template.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'vita-dev-core-api',
      Environment: {
        Variables: Match.objectLike({
          USER_POOL_ISSUER: issuer,
          USER_POOL_KEYS: joined('http://cognito:4566/', pool, '/.well-known/jwks.json'),
        }),
      },
    });
  });

  it('tells clients and functions where sockets are', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'vita-dev-core-api',
      Environment: {
        Variables: Match.objectLike({
          SOCKET_URL: joined('ws://localhost:4566/sockets/', api, '/live'),
          SOCKET_ENDPOINT: joined('http://localhost:4566/posts/', api, '/live'),
        }),
      },
    });
  });

  it('lets pages reach them, and nothing of AWS instead', () => {
    const policy = JSON.stringify(propertiesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policy).toContain("connect-src 'self' http://localhost:4566 ws://localhost:4566;");
    expect(findings).toEqual([]);
  });
});

describe('The addresses of an emulator', () => {
  it('come with the command, as JSON of known names', () => {
    expect(readEndpoints(undefined)).toBeUndefined();
    expect(readEndpoints(JSON.stringify(emulator))).toEqual(emulator);
    expect(() => readEndpoints('{"isuer":"http://localhost"}')).toThrow(/^-c endpoints: .*isuer/);
    expect(() => readEndpoints('localhost')).toThrow('-c endpoints is no JSON.');
  });
});
