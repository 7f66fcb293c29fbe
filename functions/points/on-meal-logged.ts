import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import { awardActivity, type AwardDeps } from './award-activity';

type Told = DomainEvent<'MealLogged' | 'MealRemoved' | 'MealRestored'>;

/** Pays a logged meal, at most four a day and each photo once, and takes back the points of a removed one. */
export const onMealLogged =
  (deps: AwardDeps) =>
  async (event: Told): Promise<void> => {
    const { logId, localDate, mealType, photoHash } = event.data;
    await awardActivity(deps, {
      userId: event.userId,
      cause: causeOf(event),
      fact: { kind: 'meal', logId, localDate, mealType, photoHash },
      corrects: event.type !== 'MealLogged',
    });
  };
