import { namesIn, valuesOf, type Condition } from './conditions';

/** What an update does to a row's attributes. */
export interface Changes {
  /** New values by attribute. `undefined` leaves one as it is; a path such as `steps.#source` leads into a map. */
  set?: object;
  /** Values for attributes that the row does not have yet. */
  setIfAbsent?: object;
  /** Amounts added to numbers; a missing one counts as 0. */
  add?: Record<string, number>;
  remove?: readonly string[];
  /** Attributes that names in a path stand for, if they are only known at run time. */
  names?: Record<string, string>;
}

/** Whether numbers are added or subtracted. */
export type Sign = 1 | -1;

export interface Row {
  TableName: string;
  Key: Record<string, unknown>;
}

export interface Update extends Row {
  UpdateExpression: string;
  ConditionExpression?: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

const pathOf = (attribute: string) =>
  attribute
    .split('.')
    .map((part) => (part.startsWith('#') ? part : `#${part}`))
    .join('.');
const placeholderOf = (attribute: string) => attribute.replaceAll(/\W+/g, '_');

function clause(keyword: string, parts: string[]): string[] {
  return parts.length > 0 ? [`${keyword} ${parts.join(', ')}`] : [];
}

/** A placeholder that stands for two values would silently write one of them. */
function merged(...all: Record<string, unknown>[]): Record<string, unknown> {
  const entries = all.flatMap((values) => Object.entries(values));
  const names = new Set(entries.map(([name]) => name));
  if (names.size !== entries.length) throw new Error('two values of an update have one name');
  return Object.fromEntries(entries);
}

const definedIn = (fields: object = {}) =>
  Object.entries(fields).filter(([, value]) => value !== undefined) as [string, unknown][];

/**
 * The update that makes `changes` to a row if `condition` holds: the input of an UpdateCommand or the Update of a
 * transaction. Throws if there is nothing to change, or if a value of the condition has the name of a changed
 * attribute.
 */
export function updateOf(row: Row, changes: Changes, condition?: Condition): Update {
  const [set, absent, add] = [definedIn(changes.set), definedIn(changes.setIfAbsent), definedIn(changes.add)];
  const assigned = set.map(([name]) => `${pathOf(name)} = :${placeholderOf(name)}`);
  const defaulted = absent.map(([name]) => {
    const path = pathOf(name);
    return `${path} = if_not_exists(${path}, :${placeholderOf(name)})`;
  });
  const expression = [
    ...clause('SET', [...assigned, ...defaulted]),
    ...clause(
      'ADD',
      add.map(([name]) => `${pathOf(name)} :${placeholderOf(name)}`),
    ),
    ...clause('REMOVE', (changes.remove ?? []).map(pathOf)),
  ].join(' ');
  if (expression === '') throw new Error('an update changes nothing');
  const given = [...set, ...absent, ...add].map(([name, value]) => [placeholderOf(name), value]);
  const values = merged(
    ...given.map((entry) => valuesOf(Object.fromEntries([entry]) as Record<string, unknown>)),
    condition?.ExpressionAttributeValues ?? {},
  );
  const text = `${expression} ${condition?.ConditionExpression ?? ''}`;
  return {
    ...row,
    UpdateExpression: expression,
    ...(condition && { ConditionExpression: condition.ConditionExpression }),
    ExpressionAttributeNames: namesIn(text, changes.names),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}
