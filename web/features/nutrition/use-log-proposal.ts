import type { ProposedMeal } from '../../../shared/contracts/coach';
import type { LoggedItem } from '../../../shared/contracts/nutrition';
import { sumOfNutrients } from '../../../shared/rules/nutrition/nutrients';
import { serverNow } from '../../lib/clock';
import { useNutritionOutbox } from './outbox/use-nutrition-outbox';

/** Logs a meal the coach proposed under the reply's id, so a repeat logs nothing more. */
export function useLogProposal(id: string, { date, mealType, items }: ProposedMeal) {
  const { outbox, userId, deliveries } = useNutritionOutbox();
  const delivery = deliveries.find(({ entry }) => entry.id === id);
  const log = () => {
    const logged = items.map((item): LoggedItem => ({ ...item, source: 'USDA' }));
    const eatenAt = serverNow().toISOString();
    const shown = {
      id: `${date}-${id}`,
      date,
      mealType,
      items: logged,
      totals: sumOfNutrients(items.map(({ nutrients }) => nutrients)),
      loggedAt: eatenAt,
    };
    const sent = items.map(({ foodId, grams }) => ({ foodId, grams }));
    outbox.add({ kind: 'meal', userId, id, date, eatenAt, mealType, items: sent, shown });
  };
  const isOnItsWay = delivery !== undefined && delivery.state !== 'refused';
  return { log, isOnItsWay, isKept: delivery?.kept ?? true };
}
