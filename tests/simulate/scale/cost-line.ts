/** A line of the bill of a month. */
export interface Cost {
  what: string;
  /** Types of resources that it pays for. */
  pays: readonly string[];
  howMuch: string;
  /** What of it is free in every month. */
  free: string;
  dollars: number;
}

/** Something that is billed by the piece. */
interface Part {
  amount: number;
  unit: string;
  price: number;
  /** As much of it costs nothing. */
  free?: number;
}

/** 334 million, 12,300, or 0.21: three digits are enough. */
function short(amount: number): string {
  const [count, word] = amount >= 1e6 ? [amount / 1e6, ' million'] : [amount, ''];
  return count.toLocaleString('en', { maximumSignificantDigits: 3 }) + word;
}

const said = (amount: number, unit: string) => `${short(amount)} ${unit}`;

/** The line for parts that are billed together; parts of which there is nothing are not mentioned. */
export function lineOf(what: string, pays: readonly string[], parts: readonly Part[]): Cost {
  const used = parts.filter(({ amount }) => amount > 0);
  return {
    what,
    pays,
    howMuch: used.map(({ amount, unit }) => said(amount, unit)).join(', '),
    free: used.flatMap(({ free = 0, unit }) => (free > 0 ? [said(free, unit)] : [])).join(', '),
    dollars: parts.reduce((sum, { amount, price, free = 0 }) => sum + Math.max(0, amount - free) * price, 0),
  };
}
