import * as areas from './areas';
import { callsPerMinute } from '../shared/contracts/endpoint';
import type { Area, AreaFunction, FunctionSpec, Manifest } from './manifest-types';
import { withPart } from './parts';
import { buckets, merged, ownedTables, tables } from './tables';

const all: readonly Area[] = Object.values(areas);

/** A function with the parts that other areas have in it. */
const wholeOf = (name: string, spec: AreaFunction): AreaFunction =>
  all.flatMap(({ parts }) => parts?.[name] ?? []).reduce(withPart, spec);

/** A function's grants, with the one that the limit of calls needs if people write through it. */
function grantsOf({ contract = {}, tables: own = {} }: AreaFunction): FunctionSpec['tables'] {
  const isLimited = Object.values(contract).some((endpoint) => callsPerMinute(endpoint) !== null);
  return isLimited ? { ...own, quotas: [...new Set([...(own['quotas'] ?? []), 'update' as const])] } : own;
}

/** A function's own grants, and those on every table that holds rows of a person. */
function specOf({ owned, ...spec }: AreaFunction, area: string): FunctionSpec {
  const own = grantsOf(spec) ?? {};
  if (!owned) return { ...spec, area, tables: own };
  const everywhere = ownedTables().map(({ name }) => [name, [...owned, ...(own[name] ?? [])]] as const);
  return { ...spec, area, tables: { ...own, ...Object.fromEntries(everywhere) } };
}

const specsOf = ({ name: area, functions = {} }: Area) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, spec]) => [name, specOf(wholeOf(name, spec), area)]),
  );

/**
 * Every Lambda of the product with what starts it and what it may touch, as the areas declare it. Infra provisions
 * from it and infra/local runs from it, so the two cannot drift apart.
 */
export const manifest = {
  tables,
  buckets,
  functions: merged(all.map(specsOf)),
  mails: merged(all.map(({ mails }) => mails)),
} satisfies Manifest;
