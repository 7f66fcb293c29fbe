export type Separator = ',' | ';' | '\t';

/** A record of a file, with the line it starts on. */
export interface CsvRecord {
  line: number;
  cells: string[];
  /** Its last cell was quoted and never closed. */
  isOpen: boolean;
}

/** Up to the next separator or line end: what a cell without quotes holds, or what follows a closing quote. */
const plainCells: Record<Separator, RegExp> = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y };
/** A quoted cell; a quote inside is doubled. */
const quotedCell = /"([^"]*(?:""[^"]*)*)("?)/y;
const lineEnd = /\r\n|\r|\n/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const linesIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The first `most` records of a file (RFC 4180), with any kind of line end. Empty lines are left out but counted. */
export function readCsv(text: string, separator: Separator, most = Number.POSITIVE_INFINITY): CsvRecord[] {
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [], isOpen: false };
  let line = 1;
  let at = 0;
  while (records.length < most && (at < text.length || record.cells.length > 0)) {
    const quoted = match(quotedCell, text, at);
    at += quoted?.[0].length ?? 0;
    const rest = match(plainCells[separator], text, at)?.[0] ?? '';
    at += rest.length;
    line += linesIn(quoted?.[0] ?? '');
    record.cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + rest);
    if (quoted?.[2] === '') record.isOpen = true;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    at += match(lineEnd, text, at)?.[0].length ?? 0;
    line += 1;
    if (record.cells.some((cell) => cell !== '') || record.isOpen) records.push(record);
    record = { line, cells: [], isOpen: false };
  }
  return records;
}
