import { maximumImported, type ImportedFood } from '../../../../shared/contracts/food-import';
import { maximumOwnFoods, type OwnFood } from '../../../../shared/contracts/foods';
import { newId } from '../../../lib/new-id';
import type { Basis } from './columns';
import { readFoods, sameName, type LeftOut, type ReadFood } from './read-foods';

export type SameNames = 'skip' | 'replace';

/** A food of the file under its own ID, and the food of the same name that is already there. */
interface PlannedFood extends ReadFood {
  id: string;
  same: OwnFood | null;
}

/** A file that was read, against the foods that were there at that moment. */
export interface ImportPlan {
  foods: PlannedFood[];
  leftOut: LeftOut[];
  asksBasis: boolean;
  ownCount: number;
}

/** What happens with a food of the file. A recipe is never replaced by a food's numbers. */
export type Fate = 'add' | 'replace' | 'skip' | 'recipe';

export function fateOf({ same }: PlannedFood, sameNames: SameNames): Fate {
  if (!same) return 'add';
  return same.kind === 'recipe' ? 'recipe' : sameNames;
}

/** The plan for a text, or why it can't be read. */
export function planImport(
  text: string,
  basis: Basis,
  own: readonly OwnFood[],
): ImportPlan | { problem: string } {
  const file = readFoods(text, basis);
  if ('problem' in file) return file;
  // The newest of several with one name is kept: the list starts with it.
  const byName = new Map(own.toReversed().map((food) => [sameName(food.name), food]));
  return {
    foods: file.foods.map((read) => ({
      ...read,
      id: newId(),
      same: byName.get(sameName(read.food.name)) ?? null,
    })),
    leftOut: [...file.problems, ...file.repeats].toSorted((one, other) => one.line - other.line),
    asksBasis: file.asksBasis,
    ownCount: own.length,
  };
}

/** The request that stores what is planned: by line, under an ID of its own or that of the food it replaces. */
export function requestOf(plan: ImportPlan, sameNames: SameNames): Record<string, ImportedFood> {
  const entries = plan.foods.flatMap((planned): [string, ImportedFood][] => {
    const { line, food, id, same } = planned;
    const fate = fateOf(planned, sameNames);
    if (fate === 'add') return [[String(line), { action: fate, id, food }]];
    const replacedId = same?.id.replace(/^own-/, '') ?? '';
    return fate === 'replace' ? [[String(line), { action: fate, id: replacedId, food }]] : [];
  });
  return Object.fromEntries(entries);
}

export const countOf = (plan: ImportPlan, sameNames: SameNames, wanted: Fate) =>
  plan.foods.filter((planned) => fateOf(planned, sameNames) === wanted).length;

/** Why it is too much to store, in words; null if it fits. */
export function tooMuchIn(plan: ImportPlan, sameNames: SameNames): string | null {
  const added = countOf(plan, sameNames, 'add');
  const stored = added + countOf(plan, sameNames, 'replace');
  if (stored > maximumImported)
    return `That's ${stored} foods, and I can take ${maximumImported} at a time. Split the file and bring the parts one after the other.`;
  const room = maximumOwnFoods - plan.ownCount;
  if (added > room)
    return `You have ${plan.ownCount} of ${maximumOwnFoods} foods of your own, so there's room for ${room} more. Take some lines out, or delete foods you no longer need.`;
  return null;
}

export const foodsText = (count: number) => `${count} ${count === 1 ? 'food' : 'foods'}`;
