import * as areas from './areas';
import type { Area, AreaFunction, FunctionSpec, Manifest, TableOperation } from './manifest-types';
import { buckets, merged, ownedTables, tables } from './tables';

const all: readonly Area[] = Object.values(areas);

/** What a function may do: its own grants, and those on every table that holds rows of a person. */
function grantsOf({ owned, tables: own = {} }: AreaFunction): Record<string, readonly TableOperation[]> {
  const everywhere = owned
    ? ownedTables().map(({ name }) => [name, [...owned, ...(own[name] ?? [])]] as const)
    : [];
  return { ...own, ...Object.fromEntries(everywhere) };
}

function specsOf({ name: area, functions = {} }: Area): Record<string, FunctionSpec> {
  const specs = Object.entries(functions).map(([name, { owned: _, ...spec }]) => {
    const granted = grantsOf(functions[name]!);
    return [name, { ...spec, area, ...(Object.keys(granted).length > 0 && { tables: granted }) }] as const;
  });
  return Object.fromEntries(specs);
}

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
