import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { matchEndpoint } from '../../functions/platform/http/match';
import { errorCodesOf, type Endpoint } from '../../shared/contracts/endpoint';
import { errorBodySchema } from '../../shared/contracts/errors';

const contracts = Object.values<FunctionSpec>(manifest.functions).flatMap(({ contract }) =>
  contract ? [contract] : [],
);

/** The gateway's own refusals, from before a contract applies: no token, no scope, no route, its own failures. */
const gatewayStatuses = new Set([401, 403, 404, 413, 500, 503]);

/** The endpoint at a path below /api; 'method' if only the method differs, null if there is none. */
function findEndpoint(method: string, path: string): Endpoint | 'method' | null {
  const [plain = ''] = path.split('?');
  const matches = contracts.map((contract) => matchEndpoint(contract, method, plain));
  const [match] = matches.flatMap((each) => (each === null || each === 'method' ? [] : [each.endpoint]));
  return match ?? (matches.includes('method') ? 'method' : null);
}

function isListed(endpoint: Endpoint | 'method' | null, code: string): boolean {
  if (endpoint === null) return code === 'not_found';
  if (endpoint === 'method') return code === 'method_not_allowed';
  return [...errorCodesOf(endpoint)].some((listed) => listed === code);
}

/** Throws if the endpoint's contract lists neither the success status nor the refusal's code. */
export async function verifyAnswer(method: string, path: string, response: Response): Promise<void> {
  const endpoint = findEndpoint(method, path);
  const called = `${method} ${path}`;
  if (response.ok) {
    const listed = endpoint && endpoint !== 'method' ? (endpoint.status ?? 200) : null;
    if (response.status !== listed) throw new Error(`${called}: no contract lists ${response.status}`);
    return;
  }
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const refusal = errorBodySchema.safeParse(body);
  if (!refusal.success) {
    if (!gatewayStatuses.has(response.status))
      throw new Error(`${called}: ${response.status} without a code`);
  } else if (!isListed(endpoint, refusal.data.error.code)) {
    throw new Error(`${called}: no contract lists ${refusal.data.error.code}`);
  }
}
