import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import type { Construct, IConstruct } from 'constructs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../functions/manifest-types';
import { brand } from '../shared/brand';
import type { Bundle } from './bundle';
import { cachedPaths } from './api-routes';
import { Canary } from './constructs/canary';
import { EventMails } from './constructs/event-mails';
import { grantSecrets } from './constructs/grants';
import { ModelKey } from './constructs/model-key';
import { OriginSecret } from './constructs/origin-secret';
import { ProductEvents } from './constructs/product-events';
import { ProductFunctions } from './constructs/product-functions';
import { ProductHttpApi } from './constructs/product-http-api';
import { Site } from './constructs/site';
import { SiteFiles } from './constructs/site-files';
import { SocketApi } from './constructs/socket-api';
import { namesOf, StoredData } from './constructs/stored-data';
import { Users } from './constructs/users';
import { originOf } from './endpoints';
import type { Environment } from './environments';
import type { Release } from './releases/release';

interface AppStackProps extends StackProps {
  environment: Environment;
  manifest: Manifest;
  release: Release;
  bundle: Bundle;
  /** The built site; without it the stack leaves the site's files as they are. */
  siteFolder: string;
  /** The distribution's web ACL, in us-east-1. */
  webAclArn?: string;
}

/** The site's own name has to be known beforehand: CloudFront's is only known after the functions it waits for. */
function mailVariables({ mailFrom, domain }: Environment): Record<string, string> {
  if (!mailFrom || !domain) return {};
  return { MAIL_FROM: `${brand.product} <${mailFrom}>`, SITE_URL: `https://${domain.name}` };
}

/** Only if a table was restored: `people=people-20260408`, separated by commas. */
function restoredVariable({ restoredTables = {} }: Environment): Record<string, string> {
  const pairs = Object.entries(restoredTables).map((pair) => pair.join('='));
  return pairs.length > 0 ? { RESTORED_TABLES: pairs.join(',') } : {};
}

interface Told {
  site: Site;
  users: Users;
  http: ProductHttpApi;
  sockets: SocketApi;
}

/** One environment of the product, assembled from the manifest; the data stack holds everything it remembers. */
export class AppStack extends Stack {
  readonly httpApiId: string;
  readonly socketStage: { apiId: string; stage: string };
  readonly distributionId: string;
  readonly siteUrl: string;
  readonly userPoolArn: string;

  constructor(scope: Construct, id: string, props: AppStackProps) {
    super(scope, id, props);
    const { environment, manifest, release, bundle, webAclArn } = props;
    const names = namesOf(this, environment);
    const data = new StoredData(this, 'Data', names, manifest);
    const eventBus = new EventBus(this, 'Bus', { eventBusName: environment.stackName });
    const sockets = new SocketApi(this, 'Sockets', environment);
    const origin = new OriginSecret(this, environment.originSecretGeneration);
    const modelKey = new ModelKey(this, 'Models', environment);
    const variables = {
      STAGE: environment.stage,
      VERSION: release.version,
      COMMIT: release.commit,
      BUILT_AT: release.builtAt,
      TABLE_PREFIX: names.prefix,
      ...restoredVariable(environment),
      BUCKET_PREFIX: names.bucketPrefix,
      EVENT_BUS_NAME: eventBus.eventBusName,
      SOCKET_ENDPOINT: sockets.posts,
      SOCKET_URL: sockets.url,
      LEADERBOARD_SHARDS: String(environment.leaderboardShards),
      AUTO_CONFIRM_SIGN_UP: String(!environment.verifyEmail),
      ...mailVariables(environment),
      ...(environment.minimumAppVersion ? { MINIMUM_APP_VERSION: environment.minimumAppVersion } : {}),
      POWERTOOLS_LOG_LEVEL: 'INFO',
      NODE_OPTIONS: '--enable-source-maps',
      ...modelKey.variables,
    };
    const functionProps = { environment, manifest, release, bundle, variables, data, eventBus, sockets };
    const { all, byName } = new ProductFunctions(this, 'Functions', functionProps);
    modelKey.grantTo(all);
    grantSecrets(all, { origin, ...data.secrets });
    sockets.addRoutes(all);
    const events = new ProductEvents(this, 'Events', {
      environment,
      eventBus,
      functions: all,
      tables: data.tables,
    });
    const { undelivered } = events;
    const mails = new EventMails(this, 'Mails', {
      environment,
      eventBus,
      undelivered,
      mails: manifest.mails ?? {},
    });
    const users = new Users(this, 'Users', { environment, functions: all });
    const http = new ProductHttpApi(this, 'Http', { environment, manifest, users, functions: byName });
    // A canary would see the errors of functions that a restore stopped, and roll back its swap of tables.
    if (environment.canary && !environment.restoring)
      new Canary(this, 'Canary', { environment, functions: all, httpApiId: http.api.apiId });
    const { userPool } = environment.endpoints ?? {};
    const signIn = userPool ? originOf(userPool) : `https://cognito-idp.${this.region}.amazonaws.com`;
    const connect = [signIn, sockets.origin];
    const apiHostname = http.hostname;
    const site = new Site(this, 'Site', {
      environment,
      apiHostname,
      originSecret: origin.value,
      cachedPaths: cachedPaths(manifest),
      webAclArn,
      connect,
      media: data.origins,
    });
    // CloudFront only sends a new origin secret to functions that already accept it.
    for (const { lambda, entrance } of all) site.distribution.node.addDependency(lambda, entrance);
    this.deployFiles(site, users, [http, sockets, events, mails], props);
    this.tell({ site, users, http, sockets });
    this.httpApiId = http.api.apiId;
    this.socketStage = { apiId: sockets.api.apiId, stage: sockets.stage.stageName };
    this.distributionId = site.distribution.distributionId;
    this.siteUrl = site.url;
    this.userPoolArn = users.pool.userPoolArn;
  }

  /** Under names that do not change when a construct moves: commands and workflows read them. */
  private tell({ site, users, http, sockets }: Told): void {
    const values = {
      Url: site.url,
      DistributionId: site.distribution.distributionId,
      DistributionDomain: site.distribution.distributionDomainName,
      PagesBucket: site.pages.bucketName,
      MediaBucket: site.media.bucketName,
      ApiEndpoint: http.api.apiEndpoint,
      SocketUrl: sockets.url,
      UserPoolId: users.pool.userPoolId,
      UserPoolClientId: users.client.userPoolClientId,
    };
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value });
  }

  private deployFiles(
    site: Site,
    users: Users,
    before: readonly IConstruct[],
    { environment, release, siteFolder }: AppStackProps,
  ): void {
    if (!existsSync(path.join(siteFolder, 'index.html'))) {
      const missing =
        'The site is not built, so its files are not part of this stack: run npm run build first.';
      Annotations.of(this).addWarningV2('vita:site-not-built', missing);
      return;
    }
    const config = {
      stage: environment.stage,
      ...release,
      region: this.region,
      userPoolId: users.pool.userPoolId,
      userPoolClientId: users.client.userPoolClientId,
      userPoolEndpoint: environment.endpoints?.userPool ?? null,
    };
    const files = new SiteFiles(this, 'SiteFiles', { environment, site, folder: siteFolder, config });
    // A new client must find every route and function that it calls.
    files.node.addDependency(site.distribution, ...before);
  }
}
