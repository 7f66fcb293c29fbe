/** What separates decimals. One file has one; a cell alone could mean either. */
export type DecimalMark = ',' | '.';

const longestNumber = 40;

/** A cell's number as written: digits of every width, without its unit. */
const plain = (cell: string) =>
  (cell.length > longestNumber ? '?' : cell)
    .normalize('NFKC')
    .replace(/(?<=\d)\s*(?:kcal|cal|kj|g|gr|gram|grams|ml)\.?\s*$/i, '')
    .replace(/[\s'’](?=\d{3}(?!\d))/g, '')
    .replace(/^\s*[−–]/, '-')
    .trim();

const otherThan = (mark: string): DecimalMark => (mark === ',' ? '.' : ',');

/** Which mark a cell shows to be the decimal one: 'either' for '1,234', null for a whole number or no number. */
function markIn(cell: string): DecimalMark | 'either' | null {
  const number = plain(cell);
  const marks: string[] = /^-?[\d.,]*\d[\d.,]*$/.test(number) ? (number.match(/[.,]/g) ?? []) : [];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (!last) return null;
  const isRepeated = marks.indexOf(last) < marks.length - 1;
  if (isRepeated) return otherThan(last);
  if (marks.length > 1) return last;
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? 'either' : last;
}

interface Cell {
  line: number;
  text: string;
}

/** The mark of the whole file, null if no cell shows it; or the lines of two cells that contradict each other. */
export function decimalMarkOf(cells: readonly Cell[]): DecimalMark | null | { comma: number; point: number } {
  const first = (mark: DecimalMark) => cells.find(({ text }) => markIn(text) === mark)?.line;
  const [comma, point] = [first(','), first('.')];
  if (comma !== undefined && point !== undefined) return { comma, point };
  return comma !== undefined ? ',' : point !== undefined ? '.' : null;
}

/** The number in a cell: null if it is empty, 'unclear' if it needs a mark that no cell of the file shows. */
export function numberIn(cell: string, mark: DecimalMark | null): number | 'unclear' | 'none' | null {
  const number = plain(cell);
  if (number === '' || number === '-') return null;
  if (mark === null && markIn(cell) === 'either') return 'unclear';
  const [decimal, group] = mark === ',' ? [',', '.'] : ['.', ','];
  const whole = new RegExp(`^-?(?:\\d{1,3}(?:\\${group}\\d{3})+|\\d+)?(?:\\${decimal}\\d*)?$`);
  if (!whole.test(number) || !/\d/.test(number)) return 'none';
  return Number(number.replaceAll(group, '').replace(decimal, '.'));
}
