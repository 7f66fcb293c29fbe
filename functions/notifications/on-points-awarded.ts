import type { DomainEvent } from '../../shared/events/catalogue';
import type { Push } from '../platform/sockets/push';

/** Tells the user's open sockets; the ledger has the same facts, so a lost frame is harmless. */
export const onPointsAwarded =
  (push: Push) =>
  async ({ id, userId, data }: DomainEvent<'PointsAwarded'>): Promise<void> => {
    const awards = data.awards.map(({ points, description, activityType, activityId }) => ({
      points,
      description,
      activityType,
      activityId,
    }));
    await push(userId, { type: 'points.awarded', eventId: id, awards, totalPoints: data.totalPoints });
  };

/** No congratulations here; pages read their totals again. */
export const onPointsCorrected =
  (push: Push) =>
  ({ userId }: DomainEvent<'PointsCorrected'>): Promise<void> =>
    push(userId, { type: 'points.corrected' });
