import { Duration, type SecretValue } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Environment } from '../environments';
import { acceptFindings } from './accept-findings';
import { deepLinksCode } from './deep-links';
import { emptiedWith } from './removal';
import { createResponseHeaders } from './response-headers';
import { viewerAddressCode } from './viewer-address';

interface SiteProps {
  environment: Environment;
  apiHostname: string;
  originSecret: SecretValue;
  /** API paths whose responses are the same for everyone. */
  cachedPaths: string[];
  /** The distribution's web ACL. */
  webAclArn: string | undefined;
  /** Other origins that pages may reach. */
  connect: string[];
  /** Origins of people's own pictures. */
  media: string[];
}

const readOnly = cloudfront.AllowedMethods.ALLOW_GET_HEAD_OPTIONS;
const https = cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS;

/** The one public name: pages and clips from S3, `/api/*` from the HTTP API. */
export class Site extends Construct {
  readonly pages: Bucket;
  readonly media: Bucket;
  readonly distribution: cloudfront.Distribution;
  readonly url: string;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { environment } = props;
    this.pages = this.createBucket('Pages', environment);
    this.media = this.createBucket('Media', environment);
    const responseHeadersPolicy = createResponseHeaders(this, 'Headers', props);
    const common = { responseHeadersPolicy, viewerProtocolPolicy: https };
    const { domain } = environment;
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: environment.stackName,
      defaultBehavior: { ...common, ...this.pagesBehavior() },
      additionalBehaviors: {
        '/videos/*': { ...common, ...this.mediaBehavior() },
        ...this.apiBehaviors(common, props),
      },
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      ...(props.webAclArn && { webAclId: props.webAclArn }),
      ...(domain && this.ownName(domain)),
    });
    if (domain) this.leadHere(domain);
    this.url = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    this.acceptFindings(props);
  }

  private ownName({ name, certificateArn }: NonNullable<Environment['domain']>) {
    return {
      domainNames: [name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private leadHere({ name: recordName, hostedZone }: NonNullable<Environment['domain']>): void {
    if (!hostedZone) return;
    const { id: hostedZoneId, name: zoneName } = hostedZone;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution));
    new ARecord(this, 'Ipv4', { zone, recordName, target });
    new AaaaRecord(this, 'Ipv6', { zone, recordName, target });
  }

  private createBucket(id: string, environment: Environment): Bucket {
    const bucket = new Bucket(this, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      ...emptiedWith(environment),
    });
    acceptFindings(bucket, {
      S1: 'Contains public files that only CloudFront can read; a log would contain addresses and reveal nothing.',
    });
    return bucket;
  }

  /** Files carry their own cache lifetime: see site-files.ts. */
  private pagesBehavior(): cloudfront.BehaviorOptions {
    const deepLinks = new cloudfront.Function(this, 'DeepLinks', {
      code: cloudfront.FunctionCode.fromInline(deepLinksCode),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.pages),
      allowedMethods: readOnly,
      cachePolicy: new cloudfront.CachePolicy(this, 'AsTheFileSays', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(365),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      functionAssociations: [{ function: deepLinks, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
    };
  }

  private mediaBehavior(): cloudfront.BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.media),
      allowedMethods: readOnly,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: false,
    };
  }

  private acceptFindings({ environment: { domain }, webAclArn }: SiteProps): void {
    acceptFindings(this.distribution, {
      CFR1: 'The product is for everyone; no country is excluded.',
      ...(webAclArn
        ? {}
        : {
            CFR2: "A web ACL costs a monthly fee: prod has one; elsewhere the stages' throttling limits abuse.",
          }),
      CFR3: "Access logs are mostly people's addresses; the API keeps its own log without personal data.",
      ...(domain
        ? {}
        : {
            CFR4: 'CloudFront sets the TLS version of its own certificate; with a domain it is TLS 1.2 or newer.',
          }),
    });
  }

  /** Responses that are the same for everyone are cached at the edge, so that visitors cost nothing. */
  private apiBehaviors(common: Partial<cloudfront.BehaviorOptions>, props: SiteProps) {
    const api = this.apiBehavior(props);
    const cachePolicy = new cloudfront.CachePolicy(this, 'AsTheApiSays', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.minutes(5),
      // The version is part of the key, because the refusal of an outdated app must not be cached for others.
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList('x-app-version'),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
    const kept = props.cachedPaths.map((path) => [
      path,
      { ...common, ...api, cachePolicy, allowedMethods: readOnly },
    ]);
    return { ...Object.fromEntries(kept), '/api/*': { ...common, ...api } };
  }

  private apiBehavior({ apiHostname, originSecret }: SiteProps): cloudfront.BehaviorOptions {
    const viewerAddress = new cloudfront.Function(this, 'ViewerAddress', {
      code: cloudfront.FunctionCode.fromInline(viewerAddressCode),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    return {
      origin: new HttpOrigin(apiHostname, {
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
        customHeaders: { 'x-origin-verify': originSecret.unsafeUnwrap() },
      }),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [
        { function: viewerAddress, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST },
      ],
    };
  }
}
