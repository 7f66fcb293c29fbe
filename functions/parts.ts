import type { AreaFunction, FunctionPart } from './manifest-types';

const both = <Item>(a: readonly Item[] = [], b: readonly Item[] = []): Item[] => [...new Set([...a, ...b])];

function bothTables(a: FunctionPart['tables'] = {}, b: FunctionPart['tables'] = {}) {
  const names = both(Object.keys(a), Object.keys(b));
  return Object.fromEntries(names.map((name) => [name, both(a[name], b[name])]));
}

/** A function that also serves this part: it may do what either may. */
export function withPart(spec: AreaFunction, part: FunctionPart): AreaFunction {
  const twice = Object.keys(part.contract ?? {}).find((name) => name in (spec.contract ?? {}));
  if (twice) throw new Error(`Two areas call an endpoint ${twice}`);
  return {
    ...spec,
    contract: { ...spec.contract, ...part.contract },
    tables: bothTables(spec.tables, part.tables),
    ...(part.emits && { emits: both(spec.emits, part.emits) }),
    ...(part.secrets && { secrets: both(spec.secrets, part.secrets) }),
    ...(part.users && { users: both(spec.users, part.users) }),
  };
}
