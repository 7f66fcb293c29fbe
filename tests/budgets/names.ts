import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';

const functions = Object.entries<FunctionSpec>(manifest.functions);

/** What a function's log lines call it: several functions of an area share their name. */
export const serviceOf = (functionName: string) => functionName.replace(/-(?:api|events|send)$/, '');

/** The names that a function's runs are measured under: its endpoints, the events it hears, or its own name. */
function namesOf([name, spec]: [string, FunctionSpec]): string[] {
  const requests = Object.keys(spec.contract ?? {}).map((endpoint) => `${serviceOf(name)} ${endpoint}`);
  const events = (spec.hears ?? []).map((type) => `${serviceOf(name)} on ${type}`);
  return requests.length + events.length > 0 ? [...requests, ...events] : [name];
}

/** The function whose runs are measured under this name; throws if there is none. */
export function functionOf(measured: string): FunctionSpec {
  const found = functions.find((each) => namesOf(each).includes(measured));
  if (!found) throw new Error(`no function is measured under the name '${measured}'`);
  return found[1];
}

const isMeasured = ([, { contract, hears, schedule }]: [string, FunctionSpec]) =>
  contract !== undefined || hears !== undefined || schedule !== undefined;

/** The names that all endpoints, consumers, and scheduled functions are measured under. */
export const measuredNames = (): string[] => functions.filter(isMeasured).flatMap(namesOf);
