import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import { awardActivity, type AwardDeps } from './award-activity';

/** Pays a logged meal, at most four a day and a photo once. */
export const onMealLogged =
  (deps: AwardDeps) =>
  async (event: DomainEvent<'MealLogged'>): Promise<void> => {
    const { logId, localDate, mealType, photoHash } = event.data;
    await awardActivity(deps, {
      userId: event.userId,
      cause: causeOf(event),
      fact: { kind: 'meal', logId, localDate, mealType, photoHash },
    });
  };
