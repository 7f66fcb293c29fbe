import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { join } from 'node:path';
import type { FunctionSpec, Manifest, TableSpec } from '../../functions/manifest-types';
import { onClientCreated } from '../../functions/platform/clients';
import { brand } from '../../shared/brand';
import type { Release } from '../releases/release';
import { createBus, type Bus, type BusOptions } from './bus/bus';
import type { Cleanup } from './start/cleanup';
import { cognitoTable, createCognito, type Cognito, type CognitoOptions } from './cognito/cognito';
import { createTables, startDynamodb } from './database/dynamodb';
import { sendLean } from './database/lean-requests';
import { readRestoredTables, underStoredNames } from './database/restored-tables';
import { dataFiles } from './start/data-files';
import { applyEnvironment, functionEnvironment } from './runtime/environment';
import { startExpirySweeper } from './database/expiry';
import { keepLog } from './runtime/kept-log';
import { enforceGrants } from './runtime/grants';
import { keepLibraryCurrent } from './seed/import-library';
import type { InstallRecord } from './start/install-record';
import { openMailFolder, type MailFolder } from './mail/mail-folder';
import { startPump, type Pump } from './outbox/pump';
import { createRuntime, type FunctionError, type Runtime } from './runtime/runtime';
import { openSecretStore, type SecretStore } from './secrets/secret-store';
import { createS3, linkPath, type S3 } from './s3/s3';
import { startSchedules, type Schedules } from './runtime/schedules';

interface BackendOptions {
  manifest: Manifest;
  root: string;
  dataFolder: string;
  mailFolder: string;
  install: InstallRecord;
  region: string;
  release: Release;
  origin: string;
  internalOrigin: string;
  socketStage: string;
  autoConfirm: boolean;
  quiet: boolean;
  keepsLog: boolean;
  chaos: BusOptions['chaos'];
  onLost: ((error: Error) => void) | undefined;
  patience: number | undefined;
  backoffMs: number | undefined;
}

export interface Backend {
  tablePrefix: string;
  documents: DynamoDBDocumentClient;
  runtime: Runtime;
  pump: Pump;
  bus: Bus;
  schedules: Schedules;
  cognito: Cognito;
  files: S3;
  sendMail: MailFolder['send'];
  secrets: SecretStore;
  issuer: string;
}

const tablePrefix = 'vita-local-';
const busName = 'vita-local';
const poolTable = 'user-pool';
const passwordMinLength = 6;

/** Who asks for a level wants to see its lines. */
function shownOf(quiet: boolean) {
  if (quiet) return 'nothing';
  return process.env.POWERTOOLS_LOG_LEVEL ? 'all' : 'problems';
}

const ignore = () => undefined;
const report = ({ message, cause }: FunctionError) => console.error(message, cause);

/** Every table under the name it has now. */
function allTables(manifest: Manifest): Record<string, TableSpec> {
  const because = 'the stand-in for Cognito deletes its own users';
  return {
    ...underStoredNames(manifest.tables, readRestoredTables()),
    [poolTable]: { ...cognitoTable, recoverable: false, owner: { by: 'none', because } },
  };
}

async function startDatabase(options: BackendOptions, cleanup: Cleanup) {
  const { install, region, dataFolder, manifest, onLost } = options;
  const { endpoint, isEmbedded, stop } = await startDynamodb({
    path: dataFiles(dataFolder).database,
    onLost,
  });
  cleanup.add(stop);
  const credentials = {
    accessKeyId: install.adminAccessKeyId,
    secretAccessKey: install.adminSecretAccessKey,
  };
  // The pinned SDK still runs on Node 20; otherwise its warning would be the first thing people see.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const client = new DynamoDBClient({ endpoint, region, credentials });
  cleanup.add(() => client.destroy());
  if (isEmbedded) {
    sendLean(client);
    onClientCreated(sendLean);
  }
  await createTables(client, tablePrefix, allTables(manifest));
  await keepLibraryCurrent(client, tablePrefix, manifest);
  return { endpoint, client };
}

/** People read what a trigger threw, so it does not mention the function. */
function asThrown(error: unknown): never {
  throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

function triggersOf(manifest: Manifest, { invoke }: Runtime): CognitoOptions['triggers'] {
  const functions = Object.entries<FunctionSpec>(manifest.functions);
  const triggers: Record<string, (event: unknown) => Promise<unknown>> = {};
  for (const [name, { trigger }] of functions)
    if (trigger) triggers[trigger] = (event) => invoke(name, event).catch(asThrown);
  return triggers as CognitoOptions['triggers'];
}

function createFiles({ manifest, dataFolder, install, region }: BackendOptions): S3 {
  return createS3({
    folder: join(dataFolder, 'files'),
    buckets: Object.fromEntries(
      Object.entries(manifest.buckets ?? {}).map(([name, spec]) => [tablePrefix + name, spec]),
    ),
    accessKeyId: install.adminAccessKeyId,
    secretAccessKey: install.adminSecretAccessKey,
    region,
    now: () => new Date(),
  });
}

/** Everything behind the gateways: database, functions, outbox, bus, schedules, and user pool. */
export async function startBackend(options: BackendOptions, cleanup: Cleanup): Promise<Backend> {
  const { manifest, root, install, origin, quiet, chaos, patience, backoffMs } = options;
  if (options.keepsLog) cleanup.add(keepLog({ dataFolder: options.dataFolder, shows: shownOf(quiet) }));
  const { endpoint, client } = await startDatabase(options, cleanup);
  const socketUrl = `${origin.replace(/^http/, 'ws')}/socket`;
  const issuer = `${origin}/cognito/${install.userPoolId}`;
  const fileLinkEndpoint = `${origin}${linkPath}`;
  const places = { dynamodbEndpoint: endpoint, fileLinkEndpoint, socketUrl, issuer };
  const environment = { ...options, tablePrefix, busName, ...places };
  cleanup.add(applyEnvironment(functionEnvironment(environment)));
  const runtime = createRuntime({ manifest, root, onError: quiet ? ignore : report, patience });
  onClientCreated(enforceGrants(manifest, tablePrefix, readRestoredTables()));
  const mails = openMailFolder(options.mailFolder);
  const bus = await createBus({
    client,
    tablePrefix,
    busName,
    manifest,
    runtime,
    sendMail: (mail) => mails.send({ to: brand.support.email, ...mail }),
    ...(chaos ? { chaos } : {}),
    ...(backoffMs ? { backoffMs } : {}),
  });
  cleanup.add(() => bus.stop());
  const pump = startPump({ client, tablePrefix, manifest, runtime, ...(backoffMs ? { backoffMs } : {}) });
  cleanup.add(() => pump.stop());
  onClientCreated((created) => pump.observe(created));
  const schedules = startSchedules(manifest, runtime);
  cleanup.add(() => schedules.stop());
  const sweeper = startExpirySweeper({ client, prefix: tablePrefix, tables: allTables(manifest) });
  cleanup.add(() => sweeper.stop());
  const documents = DynamoDBDocumentClient.from(client);
  const cognito = await createCognito({
    userPoolId: install.userPoolId,
    clientId: install.userPoolClientId,
    issuer,
    documents,
    table: tablePrefix + poolTable,
    now: () => new Date(),
    adminAccessKeyId: install.adminAccessKeyId,
    passwordMinLength,
    sendMail: mails.send,
    triggers: triggersOf(manifest, runtime),
  });
  return {
    tablePrefix,
    documents,
    runtime,
    pump,
    bus,
    schedules,
    cognito,
    files: createFiles(options),
    sendMail: mails.send,
    secrets: openSecretStore(options.dataFolder, install),
    issuer,
  };
}
