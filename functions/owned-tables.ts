import type { TableOperation, TableSpec } from './manifest-types';
import { tables } from './tables';

export type OwnedTable = Omit<TableSpec, 'owner'> & {
  name: string;
  owner: Exclude<TableSpec['owner'], { by: 'none' }>;
};

/** Every table with rows of a person, and how to find them: export and deletion both use this list. */
export function ownedTables(all: Record<string, TableSpec> = tables): OwnedTable[] {
  return Object.entries(all).flatMap(([name, spec]) => {
    const { owner } = spec;
    return owner.by === 'none' ? [] : [{ ...spec, name, owner }];
  });
}

type Grants = Record<string, readonly TableOperation[]>;

/** Grants a function `operations` on every table with rows of a person, on top of its other grants. */
export function grantOnOwned(operations: readonly TableOperation[], besides: Grants): Grants {
  const owned = ownedTables().map(({ name }) => [name, [...operations, ...(besides[name] ?? [])]] as const);
  return { ...besides, ...Object.fromEntries(owned) };
}
