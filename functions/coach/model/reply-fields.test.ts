import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coachFormat, modelReplySchema } from './coach-format';

const read = (fields: object) => modelReplySchema.parse({ reply: 'Hi', ...fields });
const claim = { kind: 'sore', what: 'knees', side: 'left', state: 'told' };

describe('What a model returns besides its text', () => {
  it('is nothing when it is missing', () => {
    expect(read({})).toMatchObject({ facts: [], act: null, question: null, exercises: [], workout: null });
  });

  it('loses facts with unknown kinds, codes, or states one by one', () => {
    const facts = [
      { ...claim, what: 'elbow_of_doom' },
      { ...claim, kind: 'event', what: 'heart' },
      { ...claim, kind: 'lifeStage', what: 'pregnancy' },
      { ...claim, kind: 'diet' },
      { ...claim, state: 'cleared' },
      null,
      'knees',
      { ...claim, side: 'up' },
      { kind: 'allergy', what: 'nuts', state: 'settled' },
    ];
    expect(read({ facts }).facts).toEqual([
      { ...claim, side: null },
      { kind: 'allergy', what: 'nuts', side: null, state: 'settled' },
    ]);
  });

  it('has at most five facts', () => {
    expect(read({ facts: Array.from({ length: 10_000 }, () => claim) }).facts).toHaveLength(5);
  });

  it('has slots within bounds, and groups by name or muscle', () => {
    const act = {
      kind: 'plan',
      minutes: 9999,
      groups: ['Legs', 'lats', 'wings', 7],
      equipment: ['dumbbells', 'none', 'rack'],
      bare: 'yes',
      effort: 'brutal',
    };
    const { groups, ...slots } = read({ act }).act ?? { groups: [] };
    expect(groups.map(({ name }) => name)).toEqual(['legs', 'back']);
    expect(slots).toEqual({
      kind: 'plan',
      minutes: 90,
      equipment: ['dumbbells'],
      bare: false,
      effort: null,
      foods: null,
    });
    expect(read({ act: { kind: 'delete' } }).act).toBeNull();
  });

  it('needs a text, or a question instead', () => {
    const question = { kind: 'figure', text: 'streak' };
    expect(modelReplySchema.safeParse({ reply: ' ', question }).success).toBe(true);
    expect(modelReplySchema.safeParse({ reply: ' ', question: { kind: 'secret', text: 'x' } }).success).toBe(
      false,
    );
  });

  it('never costs the reply, whatever it is', () => {
    const anything = fc.anything();
    fc.assert(
      fc.property(anything, anything, anything, (facts, act, question) => {
        const reply = read({ facts, act, question });
        expect(reply.reply).toBe('Hi');
        expect(reply.facts.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('is requested in a format that covers every field', () => {
    const asked = {
      reply: '',
      exercises: [],
      workout: null,
      facts: [claim],
      act: {
        kind: 'log',
        minutes: null,
        groups: [],
        equipment: [],
        bare: false,
        effort: null,
        foods: 'an egg',
      },
      question: { kind: 'food', text: 'an egg' },
    };
    expect(coachFormat.schema.safeParse(asked).success).toBe(true);
    expect(modelReplySchema.parse(asked)).toEqual(asked);
  });
});
