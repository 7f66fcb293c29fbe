/** The lines of a list: after the one that contains `from`, before the next that starts with `to`, or the end of the file. */
export interface List {
  from: string;
  to?: string;
}

interface Placed extends List {
  line: string;
  /** The sort key of a line; without one, new lines go to the end. */
  orderOf?: (line: string) => string;
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en');

function oneLineWith(lines: readonly string[], anchor: string): number {
  const found = lines.flatMap((line, at) => (line.includes(anchor) ? [at] : []));
  if (found.length !== 1) throw new Error(`'${anchor}' stands ${found.length} times, not once`);
  return found[0] ?? 0;
}

/** The text with one more line in a list; throws if the list is not found or already has the line. */
export function insertLine(text: string, { from, to, line, orderOf }: Placed): string {
  const lines = text.split('\n');
  const start = oneLineWith(lines, from) + 1;
  const rest = lines.slice(start);
  const length =
    to === undefined ? rest.findLastIndex(Boolean) + 1 : rest.findIndex((each) => each.startsWith(to));
  if (length < 0) throw new Error(`no line begins with '${to}' after '${from}'`);
  const list = rest.slice(0, length);
  if (list.some((each) => each.trim() === line.trim())) throw new Error(`'${line.trim()}' is there already`);
  const place = orderOf ? list.findIndex((each) => compare(orderOf(each), orderOf(line)) > 0) : -1;
  lines.splice(start + (place < 0 ? length : place), 0, line);
  return lines.join('\n');
}

const sourceOf = (statement: string) => /from '([^']+)';$/.exec(statement)?.[1] ?? '';

/** The text with one more import, sorted by path among those of its folder. */
export function insertImport(text: string, statement: string): string {
  const lines = text.split('\n');
  const source = sourceOf(statement);
  if (lines.some((line) => sourceOf(line) === source && !line.startsWith('import type')))
    throw new Error(`something is imported from ${source} already`);
  const ends = lines.flatMap((line, at) => (/^(import |\} from ).*';$/.test(line) ? [at] : []));
  const level = /^(\.{1,2}\/)*/.exec(source)?.[0];
  const isAfter = (at: number) => {
    const other = sourceOf(lines[at] ?? '');
    return /^(\.{1,2}\/)*/.exec(other)?.[0] === level && compare(other, source) > 0;
  };
  const next = ends.find((at) => (lines[at] ?? '').startsWith('import ') && isAfter(at));
  lines.splice(next ?? (ends.at(-1) ?? -1) + 1, 0, statement);
  return lines.join('\n');
}
