import type { GroupDetail } from '../../../shared/contracts/groups';
import { grouped } from '../../../shared/rules/number-text';

type Named = Pick<GroupDetail['others'][number], 'id'>;

/** Whoever moved up between two pages is on both. */
function once<Each extends Named>(all: readonly Each[]): Each[] {
  return [...new Map(all.toReversed().map((each) => [each.id, each])).values()].toReversed();
}

/** A group with the members of all its loaded pages. */
export function wholeGroup(pages: readonly GroupDetail[]): GroupDetail | null {
  const [first] = pages;
  if (!first) return null;
  const entries = once(pages.flatMap((page) => page.entries));
  const ranked = new Set(entries.map(({ id }) => id));
  return {
    ...first,
    entries,
    others: once(pages.flatMap((page) => page.others)).filter(({ id }) => !ranked.has(id)),
    weekMinutes: Object.assign({}, ...pages.map((page) => page.weekMinutes)) as GroupDetail['weekMinutes'],
  };
}

/** '20 min this week', for those who trained and may be told about. */
export function weekNote({ weekMinutes }: Pick<GroupDetail, 'weekMinutes'>, id: string): string | undefined {
  const minutes = weekMinutes[id] ?? 0;
  return minutes > 0 ? `${grouped(minutes)} min this week` : undefined;
}
