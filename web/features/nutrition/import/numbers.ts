import { plainDigits } from '../../../../shared/rules/numbers/plain-digits';
import { numberReadings, type DecimalMark } from '../../../../shared/rules/numbers/read-number';

export type { DecimalMark };

/** A cell's number as written: without its sign and unit. */
const plain = (cell: string) =>
  plainDigits(cell)
    .replace(/(?<=\d)\s*(?:kcal|cal|kj|g|gr|gram|grams|ml)\.?\s*$/i, '')
    .trim();

const sign = /^[-−–]\s*/;
const readingsIn = (cell: string) => numberReadings(plain(cell).replace(sign, ''));

interface Cell {
  line: number;
  text: string;
}

/**
 * What separates decimals in the whole file, null if no cell shows it; or the lines of two cells that contradict each
 * other. A cell alone could mean either: '1,234'.
 */
export function decimalMarkOf(cells: readonly Cell[]): DecimalMark | null | { comma: number; point: number } {
  const first = (mark: DecimalMark) =>
    cells.find(({ text }) => {
      const [only, other] = readingsIn(text);
      return !other && only?.mark === mark;
    })?.line;
  const [comma, point] = [first(','), first('.')];
  if (comma !== undefined && point !== undefined) return { comma, point };
  return comma !== undefined ? ',' : point !== undefined ? '.' : null;
}

/** The number in a cell: null if it is empty, 'unclear' if it needs a mark that no cell of the file shows. */
export function numberIn(cell: string, mark: DecimalMark | null): number | 'unclear' | 'none' | null {
  const written = plain(cell);
  if (written === '' || written === '-') return null;
  const readings = readingsIn(cell);
  if (mark === null && readings.length > 1) return 'unclear';
  const reading = readings.find((each) => mark === null || each.mark === null || each.mark === mark);
  if (!reading) return 'none';
  return sign.test(written) ? -reading.value : reading.value;
}
