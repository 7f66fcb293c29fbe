import type { OwnFood, OwnFoodInput } from '../../../shared/contracts/foods';
import { titleSchema } from '../../../shared/contracts/values';
import { energyQuestion, servingQuestion } from '../../../shared/rules/nutrition/energy';
import { sumOfNutrients, type Nutrients } from '../../../shared/rules/nutrition/nutrients';
import { readQuantity } from '../../../shared/rules/numbers/read-quantity';
import { gramsQuantity, servingsQuantity } from './quantities';
import { gramsOf, inGrams, nutrientsOfDraft, type DraftItem } from './draft-item';
import { kcalOf, type TypedEnergy } from './typed-energy';

/** An own food or recipe being edited; numbers as typed. */
export interface OwnFoodDraft {
  kind: 'food' | 'recipe';
  name: string;
  energy: TypedEnergy;
  proteinG: string;
  carbsG: string;
  fatsG: string;
  fibreG: string;
  portionGrams: string;
  servings: string;
  ingredients: DraftItem[];
}

/** A little more than pure fat has. */
export const mostKcalIn100 = 910;

/** The fields on a food label besides its energy. */
export const packedFields = [
  { field: 'proteinG', label: 'Protein', unit: 'g' },
  { field: 'carbsG', label: 'Carbs', unit: 'g' },
  { field: 'fatsG', label: 'Fats', unit: 'g' },
  { field: 'fibreG', label: 'Fiber', unit: 'g' },
  { field: 'portionGrams', label: 'A portion', unit: 'g' },
] as const;

const blank: OwnFoodDraft = {
  kind: 'food',
  name: '',
  energy: { text: '', unit: 'kcal' },
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
  grams,
  isSure: true,
});

/** The food being edited, or an empty draft. */
export function draftOfOwn(food: OwnFood | null): OwnFoodDraft {
  if (!food) return blank;
  const { kind, name, per100, measures, servings, ingredients } = food;
  return {
    kind,
    name,
    energy: { text: String(per100.caloriesKcal), unit: 'kcal' },
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

/** What a recipe makes; null while the values or the amount of an ingredient are not known here. */
export function totalOf(ingredients: readonly DraftItem[]): Nutrients | null {
  const known = ingredients.map(nutrientsOfDraft);
  return known.length > 0 && known.every((each) => each !== null) ? sumOfNutrients(known) : null;
}

/** The food ready to send with what to ask about its numbers, or what is missing, in words. */
export function ownFoodOf(
  draft: OwnFoodDraft,
): { food: OwnFoodInput; question: string | null } | { problem: string } {
  const name = draft.name.trim();
  const problem = nameProblem(name);
  if (problem) return { problem };
  return draft.kind === 'recipe' ? recipeOf(name, draft) : packedOf(name, draft);
}

const gramsIn100 = (typed: string) => readQuantity(typed, gramsQuantity(101));

function packedOf(name: string, draft: OwnFoodDraft): ReturnType<typeof ownFoodOf> {
  const caloriesKcal = kcalOf(draft.energy, mostKcalIn100) ?? 0;
  const typed = {
    proteinG: gramsIn100(draft.proteinG),
    carbsG: gramsIn100(draft.carbsG),
    fatsG: gramsIn100(draft.fatsG),
    fibreG: gramsIn100(draft.fibreG),
    portionGrams: readQuantity(draft.portionGrams, gramsQuantity(5_000)),
  };
  if (Number.isNaN(caloriesKcal)) return { problem: 'Calories: how much?' };
  const unclear = packedFields.find(({ field }) => Number.isNaN(typed[field]));
  if (unclear) return { problem: `${unclear.label}: how much?` };
  const [proteinG, carbsG, fatsG, fibreG] = [
    typed.proteinG ?? 0,
    typed.carbsG ?? 0,
    typed.fatsG ?? 0,
    typed.fibreG ?? 0,
  ];
  const portionGrams = typed.portionGrams ?? 0;
  if (caloriesKcal > mostKcalIn100 || proteinG + carbsG + fatsG > 101)
    return { problem: "100 g of food can't hold that much. Are these the numbers for 100 g?" };
  if (portionGrams <= 0 || portionGrams > 5_000)
    return { problem: 'How much does a portion weigh, up to 5 kg?' };
  const per100 = { caloriesKcal, proteinG, carbsG, fatsG, fibreG };
  const question = energyQuestion({
    caloriesKcal,
    proteinG: typed.proteinG,
    carbsG: typed.carbsG,
    fatsG: typed.fatsG,
    fibreG,
  });
  return { food: { kind: 'food', name, per100, portionGrams }, question };
}

function recipeOf(name: string, draft: OwnFoodDraft): ReturnType<typeof ownFoodOf> {
  const servings = readQuantity(draft.servings, servingsQuantity) ?? 0;
  if (!(Number.isInteger(servings) && servings >= 1 && servings <= 50))
    return { problem: 'How many servings, 1 to 50?' };
  const ingredients = draft.ingredients.flatMap((item) => {
    const grams = gramsOf(item);
    return item.kind === 'food' && grams !== null ? [{ foodId: item.foodId, grams }] : [];
  });
  if (ingredients.length === 0) return { problem: "What's in it? Add at least one food." };
  if (ingredients.length < draft.ingredients.length)
    return { problem: 'Each ingredient needs an amount, up to 5 kg.' };
  const total = totalOf(draft.ingredients);
  const question = total && servingQuestion(total.caloriesKcal, servings);
  return { food: { kind: 'recipe', name, ingredients, servings }, question };
}
