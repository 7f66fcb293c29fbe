import type { WeightEntry } from '../../shared/contracts/profile';
import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { ProfileDeps, Requester } from './profile-deps';
import { readAnswered } from './read-answered';
import { storeWeightItems } from './store-answers';

export interface WeightRequest {
  id: string;
  weightKg: number;
  date?: LocalDate | undefined;
}

/**
 * Logs a weight, today's by default. The newest entry becomes the weight in the answers; an older one only changes the
 * row's version, so that two simultaneous entries cannot both think they are the newest.
 */
export function logWeight(
  deps: Pick<ProfileDeps, 'profiles' | 'weights' | 'storage'>,
  { userId, correlationId }: Requester,
  request: WeightRequest,
): Promise<WeightEntry> {
  const { profiles, weights, storage } = deps;
  return decideAgain(async () => {
    const stored = await weights.read(userId, request.id);
    if (stored) return stored;
    const { row, answers } = await readAnswered(deps, userId);
    const now = storage.clock.now();
    const today = localDateOf(now, row.timeZone);
    const { id, weightKg, date = today } = request;
    if (date > today) throw new AppError('date_ahead');

    const entry: WeightEntry = { id, date, weightKg, loggedAt: now.toISOString() };
    const isNewest = row.weightDate === null || date >= row.weightDate;
    const olderItems = () => [profiles.changeAnswersItem(row, {}), ...weights.createItems(userId, entry)];
    const newestItems = () => [
      ...storeWeightItems(deps, row, answers, entry),
      outboxItem(storage, 'ProfileUpdated', {
        userId,
        cause: { correlationId, depth: 0 },
        data: { fields: ['weightKg'] },
      }),
    ];
    await transact(storage.documents, isNewest ? newestItems() : olderItems());
    return entry;
  });
}
