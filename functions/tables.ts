import * as areas from './areas';
import type { Area, BucketSpec, TableSpec } from './manifest-types';

const all: readonly Area[] = Object.values(areas);

/** The entries of all areas as one record. Throws when two areas use the same name. */
export function merged<Spec>(records: readonly (Readonly<Record<string, Spec>> | undefined)[]) {
  const entries = records.flatMap((record) => Object.entries(record ?? {}));
  const whole = Object.fromEntries(entries);
  const twice = entries.find(([name, spec]) => whole[name] !== spec);
  if (twice) throw new Error(`Two areas declare ${twice[0]}`);
  return whole;
}

/** Every table: its keys and rules, and how one user's rows are found for export and deletion. */
export const tables = merged<TableSpec>(all.map((area) => area.tables));

/** Every bucket; its full name is a prefix and the name here. */
export const buckets = merged<BucketSpec>(all.map((area) => area.buckets));

/** Buckets that hold files of a person: export and deletion both walk this list. */
export const ownedBuckets: readonly string[] = Object.entries(buckets).flatMap(([name, { owner }]) =>
  owner.by === 'none' ? [] : [name],
);

export type OwnedTable = Omit<TableSpec, 'owner'> & {
  name: string;
  owner: Exclude<TableSpec['owner'], { by: 'none' }>;
};

/** Tables that hold rows of a person, and how they are found: export and deletion both walk this list. */
export function ownedTables(of: Readonly<Record<string, TableSpec>> = tables): OwnedTable[] {
  return Object.entries(of).flatMap(([name, spec]) => {
    const { owner } = spec;
    return owner.by === 'none' ? [] : [{ ...spec, name, owner }];
  });
}
