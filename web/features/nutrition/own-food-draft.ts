import type { OwnFood, OwnFoodInput } from '../../../shared/contracts/foods';
import { titleSchema } from '../../../shared/contracts/values';
import { typedOrZero } from '../../lib/typed-number';
import { gramsOf, inGrams, type DraftItem } from './draft-item';

/** An own food or recipe being edited; numbers as typed. */
export interface OwnFoodDraft {
  kind: 'food' | 'recipe';
  name: string;
  caloriesKcal: string;
  proteinG: string;
  carbsG: string;
  fatsG: string;
  fibreG: string;
  portionGrams: string;
  servings: string;
  ingredients: DraftItem[];
}

/** The fields on a food label. */
export const packedFields = [
  { field: 'caloriesKcal', label: 'Calories', unit: 'kcal' },
  { field: 'proteinG', label: 'Protein', unit: 'g' },
  { field: 'carbsG', label: 'Carbs', unit: 'g' },
  { field: 'fatsG', label: 'Fats', unit: 'g' },
  { field: 'fibreG', label: 'Fiber', unit: 'g' },
  { field: 'portionGrams', label: 'A portion', unit: 'g' },
] as const;

const blank: OwnFoodDraft = {
  kind: 'food',
  name: '',
  caloriesKcal: '',
  proteinG: '',
  carbsG: '',
  fatsG: '',
  fibreG: '',
  portionGrams: '100',
  servings: '2',
  ingredients: [],
};

const ingredientOf = ({ foodId, name, grams }: OwnFood['ingredients'][number]): DraftItem => ({
  key: foodId,
  kind: 'food',
  foodId,
  name,
  source: 'USDA',
  // The server computes an ingredient's nutrients.
  per100: null,
  measures: [inGrams],
  measure: inGrams,
  amount: String(grams),
  isSure: true,
});

/** The food being edited, or an empty draft. */
export function draftOfOwn(food: OwnFood | null): OwnFoodDraft {
  if (!food) return blank;
  const { kind, name, per100, measures, servings, ingredients } = food;
  return {
    kind,
    name,
    caloriesKcal: String(per100.caloriesKcal),
    proteinG: String(per100.proteinG),
    carbsG: String(per100.carbsG),
    fatsG: String(per100.fatsG),
    fibreG: String(per100.fibreG),
    portionGrams: String(measures[0]?.grams ?? 100),
    servings: String(servings ?? 2),
    ingredients: ingredients.map(ingredientOf),
  };
}

/** Why a food cannot have this name; null if it can. */
export function nameProblem(name: string): string | null {
  if (name.trim() === '') return "What's it called?";
  return titleSchema.safeParse(name).success ? null : 'A name needs 2 to 60 characters.';
}

/** The food ready to send, or what is missing, in words. */
export function ownFoodOf(draft: OwnFoodDraft): { food: OwnFoodInput } | { problem: string } {
  const name = draft.name.trim();
  const problem = nameProblem(name);
  if (problem) return { problem };
  return draft.kind === 'recipe' ? recipeOf(name, draft) : packedOf(name, draft);
}

function packedOf(name: string, draft: OwnFoodDraft): ReturnType<typeof ownFoodOf> {
  const [caloriesKcal, proteinG, carbsG, fatsG, fibreG, portionGrams] = [
    typedOrZero(draft.caloriesKcal),
    typedOrZero(draft.proteinG),
    typedOrZero(draft.carbsG),
    typedOrZero(draft.fatsG),
    typedOrZero(draft.fibreG),
    typedOrZero(draft.portionGrams),
  ];
  const unclear = packedFields.find(({ field }) => Number.isNaN(typedOrZero(draft[field])));
  if (unclear) return { problem: `${unclear.label}: how much?` };
  if (caloriesKcal > 910 || proteinG + carbsG + fatsG > 101)
    return { problem: "100 g of food can't hold that much. Are these the numbers for 100 g?" };
  if (portionGrams <= 0 || portionGrams > 5_000)
    return { problem: 'How much does a portion weigh, up to 5 kg?' };
  const per100 = { caloriesKcal, proteinG, carbsG, fatsG, fibreG };
  return { food: { kind: 'food', name, per100, portionGrams } };
}

function recipeOf(name: string, draft: OwnFoodDraft): ReturnType<typeof ownFoodOf> {
  const servings = typedOrZero(draft.servings);
  if (!(servings >= 1 && servings <= 50)) return { problem: 'How many servings, 1 to 50?' };
  const ingredients = draft.ingredients.flatMap((item) => {
    const grams = gramsOf(item);
    return item.kind === 'food' && grams !== null ? [{ foodId: item.foodId, grams }] : [];
  });
  if (ingredients.length === 0) return { problem: "What's in it? Add at least one food." };
  if (ingredients.length < draft.ingredients.length)
    return { problem: 'Each ingredient needs an amount, up to 5 kg.' };
  return { food: { kind: 'recipe', name, ingredients, servings } };
}
