import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, scriptHash, securityHeaders } from './security-headers';

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  const policy = directives(
    contentSecurityPolicy({
      connect: ['wss://sockets.example'],
      media: ['https://photos.example'],
      scripts: [scriptHash('alert(1);')],
    }),
  );

  it('runs no eval but WebAssembly, and of inline scripts only the one it names by its hash', () => {
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      "'sha256-5jFwrAK0UV47oFbVg/iCCBbxD8X1w+QvoOUepu4C2YA='",
    ]);
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
  });

  it('allows style elements, not style attributes', () => {
    expect(policy.get('style-src-elem')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy.get('style-src-attr')).toEqual(["'none'"]);
  });

  it('names exactly the origins it is given', () => {
    expect(policy.get('connect-src')).toEqual(["'self'", 'wss://sockets.example']);
    expect(policy.get('img-src')).toEqual(["'self'", 'blob:', 'data:', 'https://photos.example']);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:', 'https://photos.example']);
  });

  it('lets no site frame it, and no base or form lead elsewhere', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });
});

describe('the other headers', () => {
  it('keep camera and microphone for the page itself', () => {
    expect(securityHeaders({ https: true })['permissions-policy']).toMatch(
      /camera=\(self\), microphone=\(self\), screen-wake-lock=\(self\), bluetooth=\(self\)/,
    );
  });

  it('promise https for two years where there is https', () => {
    expect(securityHeaders({ https: true })['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
    expect(securityHeaders({ https: false })).not.toHaveProperty('strict-transport-security');
  });
});
