import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { manifest as productManifest } from '../../functions/manifest';
import type { Manifest } from '../../functions/manifest-types';
import { requireRoom, watchRoom } from './database/disk-room';
import { startBackend, type Backend } from './backend';
import type { Bus, BusOptions } from './bus/bus';
import { Cleanup } from './start/cleanup';
import type { Cognito } from './cognito/cognito';
import { lockDataFolder, refuseWhenHeld } from './start/data-lock';
import type { AdmissionOptions } from './gateway/admission';
import type { EdgeOptions } from './gateway/edge';
import { openGateways } from './gateway/open-gateways';
import { loadInstallRecord } from './start/install-record';
import { startInternalServer } from './gateway/internal-server';
import { startPublicServer, type PublicServer } from './gateway/public-server';
import { projectRoot } from './project-root';
import type { Pump } from './outbox/pump';
import { readRelease } from '../releases/release';
import { createDevSite } from './site/dev-site';
import type { Site } from './site/site';
import { createStaticSite } from './site/static-site';

export interface LocalCloudOptions {
  /** 0 picks a free one. */
  port: number;
  dataFolder: string;
  /** What browsers see, if it is not http://localhost:<port>. */
  origin?: string;
  /** The built client; null serves none. Default: web/dist. */
  webRoot?: string | null;
  /** Serves the client from its sources with hot reload. */
  dev?: boolean;
  /** Default: `mail` in the data folder. */
  mailFolder?: string;
  quiet?: boolean;
  /** Keeps the functions' log in the data folder, for npm run trace. Default: false. */
  keepsLog?: boolean;
  chaos?: BusOptions['chaos'];
  /** Runs when everything responds, before the returned promise resolves. */
  seed?: (cloud: LocalCloud) => Promise<void>;
  /** People can sign in without confirming their address. Default: true. */
  autoConfirm?: boolean;
  /** Other functions than the product's, relative to `root`: for tests of the local cloud itself. */
  manifest?: Manifest;
  root?: string;
  intercept?: EdgeOptions['intercept'];
  /** How many requests are admitted; tests on a busy machine need patience. */
  admission?: AdmissionOptions;
  /** How many times its limit a function may take; tests on a busy machine need patience. */
  patience?: number;
  /** Longest pause after a first failed delivery, in milliseconds; tests shorten it. */
  backoffMs?: number;
  /** Called when the database has ended for good. */
  onLost?: (error: Error) => void;
}

export interface LocalCloud {
  origin: string;
  port: number;
  tablePrefix: string;
  documents: DynamoDBDocumentClient;
  bus: Bus;
  pump: Pump;
  cognito: Cognito;
  /** Resolves when outbox and queues are empty. */
  idle(): Promise<void>;
  /** Runs a scheduled function now. */
  fireSchedule(functionName: string): Promise<void>;
  stop(): Promise<void>;
}

const region = 'eu-west-2';
/** The same stage name as in the deployment. */
const socketStage = 'live';

async function openSite(
  options: LocalCloudOptions,
  publicServer: PublicServer,
  cleanup: Cleanup,
): Promise<Site> {
  if (options.dev) {
    const site = await createDevSite(publicServer.server);
    cleanup.add(site.close);
    return site;
  }
  const { webRoot = join(projectRoot, 'web/dist') } = options;
  if (webRoot !== null) return createStaticSite(webRoot);
  return { scripts: [], serve: async (_request, response) => void response.writeHead(404).end() };
}

/** An empty outbox and no message in progress at the same moment, since a consumer may have written to the outbox. */
async function settled({ pump, bus }: Backend): Promise<void> {
  await pump.idle();
  while (bus.isBusy()) {
    await bus.idle();
    await pump.idle();
  }
}

async function assemble(options: LocalCloudOptions, cleanup: Cleanup): Promise<LocalCloud> {
  const { dataFolder, manifest = productManifest, root = projectRoot } = options;
  const {
    autoConfirm = true,
    quiet = false,
    keepsLog = false,
    mailFolder = join(dataFolder, 'mail'),
    intercept,
    admission,
    patience,
    chaos,
    backoffMs,
    onLost,
  } = options;
  await refuseWhenHeld(dataFolder);
  const token = randomUUID();
  const internal = await startInternalServer(token);
  cleanup.add(() => internal.close());
  const publicServer = await startPublicServer(options.port, options.origin);
  cleanup.add(() => publicServer.close());
  const { port } = publicServer;
  const origin = options.origin ?? `http://localhost:${port}`;
  const lock = await lockDataFolder(dataFolder, { port: internal.port, origin, token });
  cleanup.add(() => lock.release());
  await requireRoom(dataFolder);
  cleanup.add(watchRoom(dataFolder, { say: console.error }));
  const install = loadInstallRecord(dataFolder, region);
  const common = {
    manifest,
    install,
    origin,
    region,
    release: readRelease(projectRoot, process.env),
    socketStage,
  };
  const places = { root, dataFolder, mailFolder, internalOrigin: internal.origin };
  const backend = await startBackend(
    { ...common, ...places, autoConfirm, quiet, keepsLog, chaos, backoffMs, onLost, patience },
    cleanup,
  );
  const site = await openSite(options, publicServer, cleanup);
  openGateways({ ...common, backend, internal, publicServer, site, intercept, admission }, cleanup);
  const { tablePrefix, documents, bus, pump, schedules, cognito } = backend;
  const cloud: LocalCloud = {
    origin,
    port,
    tablePrefix,
    documents,
    bus,
    pump,
    cognito,
    idle: () => settled(backend),
    fireSchedule: async (functionName) => void (await schedules.fire(functionName)),
    stop: () => cleanup.run(),
  };
  await options.seed?.(cloud);
  return cloud;
}

/**
 * Starts the whole product in this process, on one port of this machine. One at a time: its functions share one
 * environment.
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const cleanup = new Cleanup();
  try {
    return await assemble(options, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
