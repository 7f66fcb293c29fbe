import type { FunctionSpec, Manifest } from '../functions/manifest-types';
import type { Endpoint } from '../shared/contracts/endpoint';

export interface ApiRoute {
  /** In API Gateway's format, such as `GET /api/health` or `ANY /api/profile/{proxy+}`. */
  key: string;
  functionName: string;
  /** 'public' has no authorizer: the function itself requires a token if its contract says so. */
  access: 'user' | 'public';
}

interface Served {
  functionName: string;
  spec: FunctionSpec;
  endpoint: Endpoint;
}

/** Below it is nothing but endpoints for devices, so one route without authorizer leads to all of them. */
const devicesBase = '/devices';

const baseOf = ({ path }: Endpoint) => `/${path.split('/')[1] ?? ''}`;

/** Where visitors and devices get in: one route for a path if nothing else is there. */
function openKey({ functionName, endpoint }: Served, all: readonly Served[]): string {
  const { method, path, access } = endpoint;
  if (access === 'device' && baseOf(endpoint) === devicesBase) return `ANY /api${devicesBase}/{proxy+}`;
  const there = all.filter((other) => other.endpoint.path === path);
  const isOpen = there.every(
    (other) => other.functionName === functionName && other.endpoint.access === access,
  );
  return `${isOpen && there.length > 1 ? 'ANY' : method} /api${path}`;
}

/**
 * The keys of an endpoint's routes. If one function serves the whole path, its route takes every method, so that this
 * function also answers wrong ones; if several do, each gets its own methods.
 */
function keysOf({ functionName, spec, endpoint }: Served, all: readonly Served[]): string[] {
  const { method, path, access } = endpoint;
  if (access !== 'user') return [openKey({ functionName, spec, endpoint }, all)];
  const base = baseOf(endpoint);
  if (!spec.ownRoutes) {
    const isAtBase = all.some((other) => other.functionName === functionName && other.endpoint.path === base);
    const below = path === base ? [] : [`ANY /api${base}/{proxy+}`];
    return isAtBase ? [`ANY /api${base}`, ...below] : below;
  }
  const isShared = all.some((other) => other.functionName !== functionName && other.endpoint.path === path);
  return [`${isShared ? method : 'ANY'} /api${path}`];
}

/** Paths whose responses the CDN may cache: the same for everyone, and no function serves other endpoints there. */
export function cachedPaths(manifest: Manifest): string[] {
  const endpoints = Object.values(manifest.functions).flatMap(({ contract }) =>
    Object.values(contract ?? {}),
  );
  return endpoints.filter(({ cacheSeconds }) => cacheSeconds).map(({ path }) => `/api${path}`);
}

/**
 * The routes of the HTTP API: for each first segment with endpoints for signed-in users, one for what is at it and a
 * greedy one for what is below it, where endpoints are; a route without authorizer for every path of public endpoints, and
 * one for those of devices; and a route for every path of a function with `ownRoutes`, which API Gateway prefers because it is more specific. Throws if
 * two functions claim the same.
 */
export function apiRoutes(manifest: Manifest): ApiRoute[] {
  const served = Object.entries(manifest.functions).flatMap(([functionName, spec]) =>
    Object.values(spec.contract ?? {}).map((endpoint) => ({ functionName, spec, endpoint })),
  );
  const owners = new Map<string, string>();
  const claim = (what: string, functionName: string) => {
    const owner = owners.get(what) ?? functionName;
    if (owner !== functionName) throw new Error(`${what} belongs to both ${owner} and ${functionName}`);
    owners.set(what, functionName);
  };
  const routes = new Map<string, ApiRoute>();
  for (const each of served) {
    const { functionName, spec, endpoint } = each;
    const access = endpoint.access === 'user' ? 'user' : 'public';
    if (baseOf(endpoint) === devicesBase && endpoint.access !== 'device')
      throw new Error(`/api${devicesBase} is for devices only`);
    if (!spec.ownRoutes) claim(`/api${baseOf(endpoint)}`, functionName);
    for (const key of keysOf(each, served)) {
      claim(key, functionName);
      routes.set(key, { key, functionName, access });
    }
  }
  return [...routes.values()];
}
