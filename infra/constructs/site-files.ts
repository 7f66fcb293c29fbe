import { Duration, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BucketDeployment,
  CacheControl,
  Source,
  type BucketDeploymentProps,
} from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../environments';
import type { Release } from '../releases/release';
import { acceptFindings, acceptManagedPolicy, acceptWildcards } from './accept-findings';
import { removalOf } from './removal';
import type { Site } from './site';

/** What the site reads before anything else; written at deployment, when the values are known. */
interface SiteConfig extends Release {
  stage: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint: string | null;
}

interface SiteFilesProps {
  environment: Environment;
  site: Site;
  /** The built site. */
  folder: string;
  config: SiteConfig;
}

const year = Duration.days(365);
/** Files that decide which version of the client runs. */
const noStore = ['index.html', 'config.json', 'service-worker.js'];
/** Clips keep their names when they are rendered again, so a cached one is revalidated in the background after a day. */
const clipCache = [
  CacheControl.setPublic(),
  CacheControl.maxAge(Duration.days(1)),
  CacheControl.staleWhileRevalidate(Duration.days(30)),
];

/** Uploads the built site, each kind of file with its cache lifetime. */
export class SiteFiles extends Construct {
  private readonly common: Pick<
    BucketDeploymentProps,
    'retainOnDelete' | 'logGroup' | 'memoryLimit' | 'prune'
  >;

  constructor(scope: Construct, id: string, { environment, site, folder, config }: SiteFilesProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: environment.logRetention,
      removalPolicy: removalOf(environment),
    });
    const retainOnDelete = environment.retainData;
    this.common = { retainOnDelete, logGroup, memoryLimit: 512, prune: false };
    const everything = Source.asset(folder, { exclude: ['assets', 'videos', '*.map'] });

    const clips = path.join(folder, 'videos');
    if (existsSync(clips)) this.deployClips(site, clips);
    // Earlier assets stay, because an open tab still requests the chunks of its own version.
    const assets = this.deploy('Assets', {
      sources: [Source.asset(path.join(folder, 'assets'), { exclude: ['*.map'] })],
      destinationBucket: site.pages,
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(year), CacheControl.immutable()],
    });
    const files = this.deploy('Files', {
      sources: [everything],
      destinationBucket: site.pages,
      exclude: [...noStore, 'assets/*'],
      prune: true,
      cacheControl: [CacheControl.noCache()],
    });
    const pages = this.deploy('Pages', {
      sources: [everything, Source.jsonData('config.json', config)],
      destinationBucket: site.pages,
      exclude: ['*'],
      include: noStore,
      cacheControl: [CacheControl.noStore()],
    });
    pages.node.addDependency(assets, files);
    acceptDeploymentFindings(pages, site);
  }

  /** One function of the CDK's runs them all, with the layer of the first; the other layers would only be resources. */
  private deploy(id: string, props: BucketDeploymentProps): BucketDeployment {
    const isFirst = !this.node.children.some((child) => child instanceof BucketDeployment);
    const deployment = new BucketDeployment(this, id, { ...this.common, ...props });
    if (!isFirst) deployment.node.tryRemoveChild('AwsCliLayer');
    return deployment;
  }

  private deployClips(site: Site, folder: string): void {
    this.deploy('Clips', {
      sources: [Source.asset(folder)],
      destinationBucket: site.media,
      destinationKeyPrefix: 'videos',
      prune: true,
      cacheControl: clipCache,
    });
  }
}

/** All deployments share one function of the CDK's, which contains the role. */
function acceptDeploymentFindings({ handlerRole }: BucketDeployment, { pages, media }: Site): void {
  const handler = handlerRole.node.scope;
  if (!handler) throw new Error('The bucket deployment has no handler.');
  const { account, region, partition } = Stack.of(handler);
  const uploaded = `arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`;
  const resources = [uploaded, pages.arnForObjects('*'), media.arnForObjects('*')];
  const actions = ['GetBucket*', 'GetObject*', 'List*', 'DeleteObject*', 'Abort*'].map(
    (action) => `s3:${action}`,
  );
  const reason = "The CDK's upload function copies a deployment's assets into the site's two buckets.";
  acceptWildcards(handler, { resources, actions }, reason);
  acceptManagedPolicy(handler, 'service-role/AWSLambdaBasicExecutionRole', reason);
  acceptFindings(handler, { L1: "The upload function's runtime and code come with the CDK." });
}
