import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { brand } from '../../../../shared/brand';
import { localDateOf } from '../../../../shared/rules/local-date';

const longestTitle = 40;

/** Letters that any file system and any platform's upload takes: 'Full body 💪' is 'full-body'. */
function plain(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, longestTitle).replace(/-$/, '') || 'workout';
}

/** Without an ending: 'vita-2026-11-30-full-body'. */
export const fileNameOf = (
  { startedAt, title }: Pick<WorkoutSession, 'startedAt' | 'title'>,
  timeZone: string,
) => `${brand.product.toLowerCase()}-${localDateOf(new Date(startedAt), timeZone)}-${plain(title)}`;

/** Tells files of one day and title apart: the second one ends in '-2'. */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number++) unique = `${name}-${number}`;
    taken.add(unique);
    return unique;
  };
}
