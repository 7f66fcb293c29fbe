import { when, type Condition } from './conditions';

/** The condition that a row's numbers are still what was read; a missing one counts as 0. `and` must hold as well. */
export function whileUnchanged(seen: Record<string, number>, and?: string): Condition {
  const parts = Object.entries(seen).map(([name, value]) =>
    value === 0 ? `(attribute_not_exists(#${name}) OR #${name} = :seen_${name})` : `#${name} = :seen_${name}`,
  );
  const values = Object.entries(seen).map(([name, value]) => [`seen_${name}`, value]);
  return when([...parts, ...(and ? [and] : [])].join(' AND '), Object.fromEntries(values));
}
