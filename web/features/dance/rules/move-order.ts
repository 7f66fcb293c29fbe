import { chance } from '../../../../shared/rules/chance';
import { danceSets, MOVES_PER_ROUND, type DanceSetId } from '../../../../shared/rules/dance/choices';

const inOrder = Array.from({ length: MOVES_PER_ROUND }, (_, index) => index);

function shuffled(seed: string): number[] {
  return inOrder.toSorted((a, b) => chance(`${seed}#${a}`) - chance(`${seed}#${b}`));
}

/**
 * Which of the style's ten moves is danced when: the first round as they are written, each later one in an order
 * of its own, which `seed` (the session's id) decides. No move comes twice in a row.
 */
export function moveOrder(set: DanceSetId, seed: string): number[] {
  const order: number[] = [];
  for (let round = 0; order.length < danceSets[set].moves; round += 1) {
    const moves = round === 0 ? inOrder : shuffled(`${seed}#${round}`);
    order.push(...(moves[0] === order.at(-1) ? [...moves.slice(1), ...moves.slice(0, 1)] : moves));
  }
  return order.slice(0, danceSets[set].moves);
}
