import type { Contract, Endpoint } from '../../../shared/contracts/endpoint';

export interface Match {
  name: string;
  endpoint: Endpoint;
  params: Record<string, string>;
}

function paramsOf(template: string, path: string): Record<string, string> | null {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Finds the endpoint for `path` (below /api); 'method' if only the method differs, null if unknown. */
export function matchEndpoint(contract: Contract, method: string, path: string): Match | 'method' | null {
  const plain = decoded(path);
  if (plain === null) return null;
  let known = false;
  for (const [name, endpoint] of Object.entries(contract)) {
    const params = paramsOf(endpoint.path, plain);
    if (!params) continue;
    if (endpoint.method === method) return { name, endpoint, params };
    known = true;
  }
  return known ? 'method' : null;
}
