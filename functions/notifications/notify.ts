import type { News } from './notification';
import { notificationText } from './notification-text';
import type { NotifyDeps } from './notifications-deps';
import { tellPerson } from './tell-person';

const toldAtOnce = 25;

/** Active people who want this kind of notification and have not blocked the person it is about, with their clocks. */
async function audienceOf(deps: NotifyDeps, recipients: readonly string[], news: News) {
  const { readActiveIds, readTimeZones, preferences, readBlockedEitherWay } = deps;
  const active = [...(await readActiveIds([...recipients]))];
  const [willing, hidden, zones] = await Promise.all([
    preferences.readWilling(active, news.kind),
    news.actorId === null ? new Set<string>() : readBlockedEitherWay(news.actorId, active),
    active.length > 0 ? readTimeZones(active) : new Map<string, string>(),
  ]);
  return willing
    .filter(({ userId }) => !hidden.has(userId))
    .map((each) => ({ ...each, timeZone: zones.get(each.userId) ?? 'UTC' }));
}

/**
 * Tells each of `recipients` once. A repeat reaches those who were missed; if anyone could not be told, it throws after
 * telling the others.
 */
export async function notify(deps: NotifyDeps, recipients: readonly string[], news: News): Promise<void> {
  const actor = news.actorId === null ? null : await deps.readPerson(news.actorId);
  if (news.actorId !== null && actor?.state !== 'active') return;
  const text = notificationText(news, actor?.name ?? '');
  const audience = await audienceOf(deps, recipients, news);
  const failures: unknown[] = [];
  for (let from = 0; from < audience.length; from += toldAtOnce) {
    const group = audience.slice(from, from + toldAtOnce);
    const results = await Promise.allSettled(group.map((each) => tellPerson(deps, each, news, text)));
    failures.push(...results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])));
  }
  if (failures.length > 0) throw failures[0];
}
