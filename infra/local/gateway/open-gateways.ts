import type { IncomingMessage } from 'node:http';
import { createSesEndpoint } from '../mail/ses-endpoint';
import type { Manifest } from '../../../functions/manifest-types';
import { apiRoutes } from '../../api-routes';
import { contentSecurityPolicy, securityHeaders } from '../../security-headers';
import type { Release } from '../../releases/release';
import type { Backend } from '../backend';
import type { Cleanup } from '../start/cleanup';
import { createAdmission, oneProcess, type AdmissionOptions } from './admission';
import { createEdge, type EdgeOptions } from './edge';
import { createConnectionsEndpoint } from './connections-endpoint';
import { createHttpApi } from './http-api';
import { createInvokeEndpoint } from './invoke-endpoint';
import { createJwtAuthorizer } from './jwt-authorizer';
import { createSecretsEndpoint } from '../secrets/secrets-endpoint';
import { createSocketApi } from './socket-api';
import type { InstallRecord } from '../start/install-record';
import type { InternalServer, RequestHandler } from './internal-server';
import type { PublicServer } from './public-server';
import type { Site } from '../site/site';
import { pageOrigin, type SiteConfig } from '../site/site-config';

interface GatewayOptions {
  manifest: Manifest;
  backend: Backend;
  internal: InternalServer;
  publicServer: PublicServer;
  install: InstallRecord;
  origin: string;
  region: string;
  release: Release;
  socketStage: string;
  site: Site;
  intercept: EdgeOptions['intercept'];
  admission: AdmissionOptions | undefined;
}

const requiredScope = 'aws.cognito.signin.user.admin';

function answerHeaders({ origin, site: { scripts } }: GatewayOptions): Record<string, string> {
  const connect = [origin.replace(/^http/, 'ws')];
  return {
    ...securityHeaders({ https: origin.startsWith('https:') }),
    'content-security-policy': contentSecurityPolicy({ connect, scripts, media: [origin] }),
  };
}

function createApi({ manifest, backend, install, admission = oneProcess }: GatewayOptions): RequestHandler {
  const authorize = createJwtAuthorizer({
    issuer: backend.issuer,
    clientId: install.userPoolClientId,
    scope: requiredScope,
    jwks: backend.cognito.jwks(),
  });
  const { invoke } = backend.runtime;
  return createHttpApi({ routes: apiRoutes(manifest), authorize, invoke, enter: createAdmission(admission) });
}

/** Opens the backend to browsers on the public port and to the functions on the internal one. */
export function openGateways(options: GatewayOptions, cleanup: Cleanup): void {
  const { manifest, backend, internal, publicServer, install, origin, region, release, socketStage } =
    options;
  const sockets = createSocketApi({
    manifest,
    invoke: backend.runtime.invoke,
    stage: socketStage,
    domainName: new URL(origin).host,
  });
  cleanup.add(() => publicServer.close());
  cleanup.add(() => sockets.stop());
  internal.serve({
    events: (request, response) => backend.bus.handlePutEvents(request, response),
    cognito: backend.cognito.handle,
    connections: createConnectionsEndpoint(sockets.connections, socketStage),
    files: backend.files.handle,
    functions: createInvokeEndpoint(manifest, backend),
    mails: createSesEndpoint(backend.sendMail),
    secrets: createSecretsEndpoint(backend.secrets),
    accessKeyId: install.adminAccessKeyId,
  });
  const { userPoolId, userPoolClientId } = install;
  const config = (request: IncomingMessage): SiteConfig => {
    const userPoolEndpoint = `${pageOrigin(request, origin)}/cognito`;
    return { stage: 'local', ...release, region, userPoolId, userPoolClientId, userPoolEndpoint };
  };
  const request = createEdge({
    headers: answerHeaders(options),
    originSecret: install.originSecret,
    api: createApi(options),
    cognito: backend.cognito.handle,
    files: backend.files.handleLink,
    config,
    site: options.site.serve,
    intercept: options.intercept,
  });
  publicServer.serve({ request, upgrade: sockets.upgrade });
}
