/** The id of a food of ours, from its name. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const columns = [0, 1, 2, 3, 4, 5, 6];

/**
 * The rows by column, which compresses about a tenth better. Omitted: ids derived from names, and flags, values,
 * measures, and traits equal to the row before.
 */
export function compactRows(rows: readonly string[]): string[][] {
  const parts = rows.map((row) => row.split('|'));
  const restOf = (part: readonly string[] | undefined) => part?.slice(3).join('|');
  const left = parts.map((part, index) => {
    const [id = '', name = '', otherNames = '', ...rest] = part;
    const isSame = restOf(part) === restOf(parts[index - 1]);
    return [id === slugOf(name) ? '' : id, name, otherNames, ...(isSame ? ['', '', '', ''] : rest)];
  });
  return columns.map((column) => left.map((part) => part[column] ?? ''));
}

/** The rows, expanded again. */
export function wholeRows([
  ids,
  names,
  otherNames,
  marks,
  values,
  measures,
  traits,
]: readonly string[][]): string[] {
  let before = '';
  return (names ?? []).map((name, row) => {
    const mark = marks?.[row] ?? '';
    if (mark) before = [mark, values?.[row] ?? '', measures?.[row] ?? '', traits?.[row] ?? ''].join('|');
    return `${ids?.[row] || slugOf(name)}|${name}|${otherNames?.[row] ?? ''}|${before}`;
  });
}
