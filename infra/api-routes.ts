import type { Manifest } from '../functions/manifest-types';

export interface ApiRoute {
  /** As API Gateway names it, such as `GET /api/health` or `ANY /api/profile/{proxy+}`. */
  key: string;
  functionName: string;
  /** 'public' has no authorizer: the function asks for a token itself where its contract says so. */
  access: 'user' | 'public';
}

/**
 * The routes of the HTTP API: a pair of greedy routes for each first segment that has endpoints for signed-in
 * users, and every other endpoint as a route of its own without authorizer. Throws when two functions
 * claim the same first segment.
 */
export function apiRoutes(manifest: Manifest): ApiRoute[] {
  const owners = new Map<string, string>();
  const routes = new Map<string, ApiRoute>();
  const add = (route: ApiRoute) => routes.set(route.key, route);
  for (const [functionName, { contract }] of Object.entries(manifest.functions)) {
    for (const { method, path, access } of Object.values(contract ?? {})) {
      const base = `/api/${path.split('/')[1] ?? ''}`;
      const owner = owners.get(base) ?? functionName;
      if (owner !== functionName) throw new Error(`${base} belongs to both ${owner} and ${functionName}`);
      owners.set(base, functionName);
      if (access !== 'user') add({ key: `${method} /api${path}`, functionName, access: 'public' });
      else [`ANY ${base}`, `ANY ${base}/{proxy+}`].forEach((key) => add({ key, functionName, access }));
    }
  }
  return [...routes.values()];
}
