import { expect, it } from 'vitest';
import { exercises } from '../../../functions/exercises/library/catalogue';
import { whyUnsuitable, type UnsuitableTo } from './why-unsuitable';

const someone: UnsuitableTo = {
  age: 34,
  conditions: [],
  isCareful: false,
  unsuitableIds: new Set(exercises.map(({ id }) => id)),
  excludedIds: [],
  facts: [],
};
const why = (id: string, changed: Partial<UnsuitableTo>) => {
  const exercise = exercises.find((each) => each.id === id);
  if (!exercise) throw new Error(`No exercise ${id}`);
  return whyUnsuitable(exercise, { ...someone, ...changed });
};
const fact = (id: string, kind: 'sore' | 'injury' | 'limit' | 'condition', label: string) => ({
  facts: [{ id, kind, label }],
});

it.each([
  ['burpee', fact('sore.knees', 'sore', 'Left knee'), 'Not a fit for your left knee'],
  ['push-up', fact('injury.wrists-elbow', 'injury', 'Elbow'), 'Not a fit for your elbow'],
  ['burpee', fact('limit.no_jumping', 'limit', 'No jumping'), 'You asked for no jumping'],
  ['burpee', { conditions: ['heart' as const] }, 'Not a fit for your heart'],
  ['burpee', { conditions: ['pregnancy' as const] }, "Not a fit while you're pregnant"],
  ['burpee', {}, "I don't plan this one for you"],
])('a move that is never planned says why, and is asked about: %s, %o', (id, person, text) => {
  expect(why(id, person)).toEqual({ text, asks: true });
});

it('what someone marked or does not own is named and not asked about', () => {
  expect(why('burpee', { excludedIds: ['burpee'] })).toEqual({ text: 'Marked “Not for me”', asks: false });
  expect(why('bent-over-row', {})).toEqual({ text: 'Needs dumbbells', asks: false });
});

it('a move that may be planned has no reason, whatever hurts', () => {
  const knee = fact('sore.knees', 'sore', 'Knee');
  expect(why('burpee', { ...knee, unsuitableIds: new Set() })).toBeNull();
  expect(why('biceps-curl', knee)?.text).not.toContain('knee');
});
