import type { EverydayFood } from './everyday-food';

/** 'Coconut chutney' as 'chutney': the longest ending of a name that is a food itself; null if there is none. */
function kindOf({ name }: EverydayFood, names: ReadonlySet<string>): string | null {
  const words = name.toLowerCase().split(' ');
  const ends = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  return ends.find((end) => names.has(end)) ?? null;
}

/** Foods without other names are also called by their kind, so that naming the kind finds them. */
export function withKinds(foods: readonly EverydayFood[]): EverydayFood[] {
  const names = new Set(foods.map(({ name }) => name.toLowerCase()));
  return foods.map((food) => {
    const kind = food.otherNames.length === 0 ? kindOf(food, names) : null;
    return kind === null ? food : { ...food, otherNames: [kind] };
  });
}
