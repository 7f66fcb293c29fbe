import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';

/** The names that everything in the manifest is measured under: endpoints, consumers, and scheduled runs. */
export function measuredNames(): string[] {
  return Object.entries<FunctionSpec>(manifest.functions).flatMap(([name, spec]) => {
    const area = name.replace(/-(?:api|events)$/, '');
    const requests = Object.keys(spec.contract ?? {}).map((endpoint) => `${area} ${endpoint}`);
    const events = (spec.hears ?? []).map((type) => `${area} on ${type}`);
    return [...requests, ...events, ...(spec.schedule ? [name] : [])];
  });
}
