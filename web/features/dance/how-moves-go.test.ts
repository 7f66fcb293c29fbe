import { expect, it } from 'vitest';
import { danceStyles } from '../../../shared/avatar/motion/dance/catalogue';
import { howMovesGo } from './how-moves-go';

const moves = danceStyles.flatMap(({ moves }) => moves);

it('tells of each of the forty moves how the body goes', () => {
  expect(Object.keys(howMovesGo).toSorted()).toEqual(moves.toSorted());
  expect(new Set(Object.values(howMovesGo)).size).toBe(40);
});

it.each(moves)('tells of %s in one or two short sentences', (move) => {
  expect(howMovesGo[move]).toMatch(/^[A-Z][^.!?]+\.(?: [A-Z][^.!?]+\.)?$/);
  expect(howMovesGo[move].length).toBeLessThanOrEqual(160);
});
