import type { ApiRoute } from '../../api-routes';

export interface RouteMatch {
  route: ApiRoute;
  pathParameters: Record<string, string> | undefined;
}

interface Compiled {
  route: ApiRoute;
  method: string;
  segments: string[];
}

const isGreedy = (segment: string) => segment.endsWith('+}');
const rank = (segment: string) => (isGreedy(segment) ? 2 : segment.startsWith('{') ? 1 : 0);
const nameOf = (segment: string) => segment.replace(/^\{|\+?\}$/g, '');

function compile(route: ApiRoute): Compiled {
  const [method = '', path = ''] = route.key.split(' ');
  return { route, method, segments: path.split('/') };
}

/** Literal before parameter before greedy, segment by segment; then a named method before ANY. */
const orderOf = ({ segments, method }: Compiled) =>
  `${segments.map(rank).join('')} ${method === 'ANY' ? 1 : 0}`;

function matchPath(segments: string[], given: string[]): Record<string, string> | null {
  const greedy = isGreedy(segments.at(-1) ?? '');
  if (greedy ? given.length < segments.length : given.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = isGreedy(segment) ? given.slice(index).join('/') : (given[index] ?? '');
    if (rank(segment) === 0 ? segment !== value : value === '') return null;
    if (rank(segment) > 0) parameters[nameOf(segment)] = decodeURIComponent(value);
  }
  return parameters;
}

/** Finds the most specific route; `path` is percent-encoded, as received. */
export function createRouter(routes: readonly ApiRoute[]) {
  const compiled = routes.map(compile).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return (method: string, path: string): RouteMatch | null => {
    const given = path.split('/');
    for (const { route, method: wanted, segments } of compiled) {
      if (wanted !== 'ANY' && wanted !== method) continue;
      const parameters = matchPath(segments, given);
      if (!parameters) continue;
      return { route, pathParameters: Object.keys(parameters).length > 0 ? parameters : undefined };
    }
    return null;
  };
}
