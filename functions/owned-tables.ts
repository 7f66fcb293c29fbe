import type { TableOperation, TableSpec } from './manifest-types';
import { tables } from './tables';

export type OwnedTable = Omit<TableSpec, 'owner'> & {
  name: string;
  owner: Exclude<TableSpec['owner'], { by: 'none' }>;
};

/** Every table that holds rows of a person, and how they are found: export and deletion both walk this list. */
export function ownedTables(all: Record<string, TableSpec> = tables): OwnedTable[] {
  return Object.entries(all).flatMap(([name, spec]) => {
    const { owner } = spec;
    return owner.by === 'none' ? [] : [{ ...spec, name, owner }];
  });
}

type Grants = Record<string, readonly TableOperation[]>;

/** Lets a function do `operations` to every table that holds rows of a person, besides what else it may do. */
export function grantOnOwned(operations: readonly TableOperation[], besides: Grants): Grants {
  const owned = ownedTables().map(({ name }) => [name, [...operations, ...(besides[name] ?? [])]] as const);
  return { ...besides, ...Object.fromEntries(owned) };
}
