import { Annotations, Stack, type SecretValue, type StackProps } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../functions/manifest-types';
import type { Bundle } from './bundle';
import { acceptFindings } from './constructs/accept-findings';
import { Alarms } from './constructs/alarms';
import { Buckets } from './constructs/buckets';
import { EventMails } from './constructs/event-mails';
import { ModelKey } from './constructs/model-key';
import { ProductEvents } from './constructs/product-events';
import type { ProductFunction } from './constructs/product-function';
import { ProductFunctions } from './constructs/product-functions';
import { ProductHttpApi } from './constructs/product-http-api';
import { Site } from './constructs/site';
import { SiteFiles } from './constructs/site-files';
import { SocketApi } from './constructs/socket-api';
import { Tables } from './constructs/tables';
import { Users } from './constructs/users';
import type { Environment } from './environments';

interface AppStackProps extends StackProps {
  environment: Environment;
  manifest: Manifest;
  version: string;
  bundle: Bundle;
  /** The built site; without it the stack leaves the site's files as they are. */
  siteFolder: string;
}

/** One environment of the product, assembled from the manifest. */
export class AppStack extends Stack {
  constructor(scope: Construct, id: string, props: AppStackProps) {
    super(scope, id, props);
    const { environment, manifest, version, bundle } = props;
    const prefix = `${environment.stackName}-`;
    const tables = new Tables(this, 'Tables', { environment, prefix, tables: manifest.tables });
    const bucketPrefix = `${prefix}${this.account}-${this.region}-`;
    const buckets = new Buckets(this, 'Buckets', {
      environment,
      prefix: bucketPrefix,
      buckets: manifest.buckets ?? {},
    });
    const eventBus = new EventBus(this, 'Bus', { eventBusName: environment.stackName });
    const sockets = new SocketApi(this, 'Sockets', environment);
    const originSecret = this.createOriginSecret();
    const tombstoneSecret = this.createTombstoneSecret();
    const modelKey = new ModelKey(this, 'Models', environment);
    const variables = {
      STAGE: environment.stage,
      VERSION: version,
      TABLE_PREFIX: prefix,
      BUCKET_PREFIX: bucketPrefix,
      EVENT_BUS_NAME: eventBus.eventBusName,
      SOCKET_ENDPOINT: sockets.stage.callbackUrl,
      SOCKET_URL: sockets.stage.url,
      LEADERBOARD_SHARDS: String(environment.leaderboardShards),
      ORIGIN_VERIFY_SECRET: originSecret.unsafeUnwrap(),
      TOMBSTONE_SECRET: tombstoneSecret.unsafeUnwrap(),
      AUTO_CONFIRM_SIGN_UP: String(!environment.verifyEmail),
      ...(environment.minimumAppVersion ? { MINIMUM_APP_VERSION: environment.minimumAppVersion } : {}),
      POWERTOOLS_LOG_LEVEL: 'INFO',
      ...modelKey.variables,
    };
    const functionProps = { environment, manifest, bundle, variables, tables, buckets, eventBus, sockets };
    const { all, byName } = new ProductFunctions(this, 'Functions', functionProps);
    modelKey.grantTo(all);
    sockets.addRoutes(all);
    const events = new ProductEvents(this, 'Events', { eventBus, functions: all, tables });
    const mails = new EventMails(this, 'Mails', { environment, eventBus, mails: manifest.mails ?? {} });
    events.deadLetterQueues.push(...mails.deadLetterQueues);
    const users = new Users(this, 'Users', { environment, functions: all });
    const http = new ProductHttpApi(this, 'Http', { environment, manifest, users, functions: byName });
    const connect = [`https://cognito-idp.${this.region}.amazonaws.com`, sockets.api.apiEndpoint];
    const apiHostname = http.hostname;
    const site = new Site(this, 'Site', {
      environment,
      apiHostname,
      originSecret,
      connect,
      media: buckets.origins,
    });
    this.deployFiles(site, users, props);
    this.watch(byName, events, http, environment);
  }

  /**
   * Proves to the API that a request came through CloudFront. A dynamic reference: CloudFormation resolves
   * it at deployment, so the value is in no template and a cold start costs no call.
   */
  private createOriginSecret(): SecretValue {
    const secret = new Secret(this, 'OriginSecret', {
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    acceptFindings(secret, {
      SMG4: 'CloudFront and the functions must change together, which is a deployment; it guards no personal data.',
    });
    return secret.secretValue;
  }

  /** Never changed: with another one, those who were deleted in the last weeks would no longer be known. */
  private createTombstoneSecret(): SecretValue {
    const secret = new Secret(this, 'TombstoneSecret', {
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    acceptFindings(secret, { SMG4: 'It keys hashes that must stay comparable; it opens nothing.' });
    return secret.secretValue;
  }

  private deployFiles(site: Site, users: Users, { environment, version, siteFolder }: AppStackProps): void {
    if (!existsSync(path.join(siteFolder, 'index.html'))) {
      const missing =
        'The site is not built, so its files are not part of this stack: run npm run build first.';
      Annotations.of(this).addWarningV2('vita:site-not-built', missing);
      return;
    }
    const config = {
      stage: environment.stage,
      version,
      region: this.region,
      userPoolId: users.pool.userPoolId,
      userPoolClientId: users.client.userPoolClientId,
      userPoolEndpoint: null,
    };
    new SiteFiles(this, 'SiteFiles', { environment, site, folder: siteFolder, config });
  }

  private watch(
    functions: Record<string, ProductFunction>,
    events: ProductEvents,
    http: ProductHttpApi,
    environment: Environment,
  ): void {
    const alarms = new Alarms(this, 'Alarms', environment);
    const all = Object.values(functions);
    alarms.watchDeadLetters(events.deadLetterQueues);
    alarms.watchFunctions(all.map(({ lambda }) => lambda));
    alarms.watchServerErrors(http.api.metricServerError({ statistic: 'Sum' }));
    for (const failures of events.publisherFailures) alarms.watchPublisher(failures);
    const sweeper = functions['sweep-outbox'];
    if (sweeper) alarms.watchOutboxAge(sweeper.logGroup);
  }
}
