import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { inlineScript } from '../../web/first-view/inline-script';
import { contentSecurityPolicy, scriptHash, securityHeaders } from '../security-headers';

const hstsDays = 730;

/** CloudFront takes these as separate fields and refuses them as plain headers. */
function securityBehavior(policy: string): ResponseSecurityHeadersBehavior {
  const override = true;
  return {
    contentSecurityPolicy: { contentSecurityPolicy: policy, override },
    contentTypeOptions: { override },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(hstsDays),
      includeSubdomains: true,
      override,
    },
  };
}

const fieldsOfTheirOwn = new Set([
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'strict-transport-security',
]);

/** The headers of security-headers.ts in CloudFront's format; `connect` and `media` are the origins pages may reach. */
export function createResponseHeaders(
  scope: Construct,
  id: string,
  { connect, media }: { connect: string[]; media: string[] },
): ResponseHeadersPolicy {
  const others = Object.entries(securityHeaders({ https: true })).filter(
    ([name]) => !fieldsOfTheirOwn.has(name),
  );
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: securityBehavior(
      contentSecurityPolicy({ connect, media, scripts: [scriptHash(inlineScript())] }),
    ),
    customHeadersBehavior: {
      customHeaders: others.map(([header, value]) => ({ header, value, override: true })),
    },
  });
}
