import type * as z from 'zod';
import { reportMalformed } from '../storage/malformed';
import type { Match } from './match';

type Issue = z.core.$ZodIssue;
type Place = (string | number)[];

/** The item of the outermost list that contains it; null if it is in none. */
function itemOf({ path }: Issue): Place | null {
  const index = path.findIndex((step) => typeof step === 'number');
  return index < 0 ? null : (path.slice(0, index + 1) as Place);
}

const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value);

function without(value: unknown, places: readonly Place[]): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => !places.some(([step]) => step === index));
  const entries = Object.entries(value as object).map(([name, inner]) => {
    const inside = places.filter(([step]) => step === name).map((place) => place.slice(1));
    return [name, inside.length > 0 ? without(inner, inside) : inner];
  });
  return Object.fromEntries(entries);
}

/**
 * The response as the contract defines it; nothing unlisted leaves. A malformed list item is reported and left out, so
 * that the others are shown, unless the contract marks the response as `whole`.
 */
export function parseAnswer({ name, endpoint }: Match, output: unknown): unknown {
  const answer = endpoint.response.safeParse(output);
  if (answer.success) return answer.data;
  const { issues } = answer.error;
  const items = issues.map(itemOf);
  if (endpoint.method !== 'GET' || endpoint.whole || items.includes(null)) throw answer.error;
  const places = items.filter((place) => place !== null);
  for (const [index, place] of places.entries())
    reportMalformed(`answer of ${name}`, at(output, place), issues.slice(index, index + 1));
  return endpoint.response.parse(without(output, places));
}
