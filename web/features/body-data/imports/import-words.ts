import { titleSchema } from '../../../../shared/contracts/values';
import type { ImportCounts } from '../../../../shared/contracts/body-data';
import { grouped } from '../../../../shared/rules/number-text';

const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`;

/** '2 activities, 30 days of steps, and 1 weight'; empty if there is nothing. */
export function countsText({ activities, steps, weights, restingHeartRates }: ImportCounts): string {
  const parts = [
    ...(activities > 0 ? [counted(activities, 'activity', 'activities')] : []),
    ...(steps > 0 ? [counted(steps, 'day of steps', 'days of steps')] : []),
    ...(weights > 0 ? [counted(weights, 'weight', 'weights')] : []),
    ...(restingHeartRates > 0
      ? [counted(restingHeartRates, 'resting heart rate', 'resting heart rates')]
      : []),
  ];
  const [last, ...others] = parts.toReversed();
  if (!last || others.length === 0) return last ?? '';
  return `${others.toReversed().join(', ')}${others.length > 1 ? ',' : ''} and ${last}`;
}

const mostLetters = 36;

/** What an import is called: its first file, and how many more. */
export function importName(files: readonly File[]): string {
  const [first] = files;
  const name = first?.name.trim() ?? '';
  const short =
    name.length > mostLetters ? `${name.slice(0, mostLetters / 2)}…${name.slice(-mostLetters / 2)}` : name;
  const parsed = titleSchema.safeParse(files.length > 1 ? `${short} and ${files.length - 1} more` : short);
  // A name that the server would refuse, such as one of a single letter.
  return parsed.success ? parsed.data : 'A file';
}
