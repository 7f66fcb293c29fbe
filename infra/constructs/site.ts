import { CfnOutput, Duration, type SecretValue } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Environment } from '../environments';
import { acceptFindings } from './accept-findings';
import { deepLinksCode } from './deep-links';
import { removalOf } from './removal';
import { createResponseHeaders } from './response-headers';
import { viewerAddressCode } from './viewer-address';

interface SiteProps {
  environment: Environment;
  apiHostname: string;
  originSecret: SecretValue;
  /** Origins pages may reach besides their own. */
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
        '/api/*': { ...common, ...this.apiBehavior(props) },
      },
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      ...(domain && this.ownName(domain)),
    });
    this.url = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    this.acceptFindings(environment);
    new CfnOutput(this, 'Url', { value: this.url });
    new CfnOutput(this, 'DistributionDomain', { value: this.distribution.distributionDomainName });
  }

  private ownName({ name, certificateArn }: NonNullable<Environment['domain']>) {
    return {
      domainNames: [name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private createBucket(id: string, environment: Environment): Bucket {
    const bucket = new Bucket(this, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: removalOf(environment),
    });
    acceptFindings(bucket, {
      S1: 'Holds public files that only CloudFront can read; a log would hold addresses and no secret.',
    });
    return bucket;
  }

  /** Files say themselves how long they may be kept: see site-files.ts. */
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

  private acceptFindings({ domain }: Environment): void {
    acceptFindings(this.distribution, {
      CFR1: 'The product is for everyone; no country is excluded.',
      CFR2: 'A web ACL costs a monthly fee and must live in us-east-1; until one is attached the throttling of the stages bounds abuse.',
      CFR3: 'Access logs are mostly addresses of people; the API keeps its own log without personal data.',
      ...(domain
        ? {}
        : {
            CFR4: 'CloudFront sets the TLS version of its own certificate; with a domain it is TLS 1.2 or newer.',
          }),
    });
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
