import { describe, expect, it } from 'vitest';
import { presentSentence } from '../../../nutrition/present-sentence';
import { coachRequestOf } from '../../coach-request';
import { foodTextOf } from '../../understanding/food-words';
import { answerByRules } from '../answer-by-rules';
import { coachFacts, type FactsChanges } from '../coach-facts.fixture';

function ask(text: string, changes: FactsChanges = {}, conversation: 'coach' | 'nutrition' = 'nutrition') {
  const foods = presentSentence(foodTextOf(text) || ' ');
  return answerByRules(coachRequestOf({ ...coachFacts(changes), foods }, text, [], conversation));
}
const vegan: FactsChanges = { answers: { workLifeEffects: 'I am vegan' } };
const allergic: FactsChanges = { answers: { medicalConditions: 'nut allergy' } };

describe("A food's numbers", () => {
  it('lead with what was asked', () => {
    expect(ask('protein in an egg').reply).toBe('1 egg (50 g) has **6.3 g of protein**; 72 kcal in all.');
    expect(ask('whats in two eggs?').reply).toContain('**2 eggs (100 g)**: 143 kcal, 12.6 g protein');
  });

  it('are the same in the coach chat', () => {
    expect(ask('protein in an egg', {}, 'coach').reply).toBe(ask('protein in an egg').reply);
  });

  it('for two foods say which has more, by portion and by weight', () => {
    const { reply } = ask('which has more protein, tofu or chicken');
    expect(reply).toContain('**Chicken breast** has more protein, by portion and by weight.');
    expect(ask('which has fewer calories, wine or beer').reply).toMatch(
      /\*\*wine\*\* has fewer calories; gram for gram it is \*\*beer\*\*/,
    );
  });

  it('say what the table does not know, and what it does', () => {
    expect(ask('sugar in a can of coke').reply).toMatch(/Sugar isn't in my food table.*34\.3 g at most/s);
    expect(ask('iron in spinach?').reply).toContain("isn't in my food table");
  });

  it('are not guessed for a food that is not known', () => {
    const { reply } = ask('protein in a flurbwozzle');
    expect(reply).toMatch(/won't guess.*search on the \*Nutrition\* page/s);
  });

  it('mention what the person avoids', () => {
    expect(ask('protein in an egg', vegan).reply).toContain("you're vegan, so watch out for the egg");
    expect(ask('calories in a handful of almonds', allergic).reply).toContain('you told me you avoid nuts');
    expect(ask('protein in almond milk', vegan).reply).not.toContain('vegan');
  });
});

describe('A meal told in words', () => {
  it('is proposed with everything that logging it needs', () => {
    const { reply, meal } = ask('had two eggs n toast');
    expect(reply).toMatch(
      /^2 eggs and 1 slice of toast: about \*\*239 kcal\*\*, 16 g protein\..* as breakfast\?$/,
    );
    expect(meal).toMatchObject({
      date: '2026-05-14',
      mealType: 'breakfast',
      items: [
        { foodId: 'egg', grams: 100 },
        { foodId: 'toast', grams: 33 },
      ],
    });
  });

  it('is for the meal and the day that were named', () => {
    expect(ask('chicken wrap and crisps for lunch').meal?.mealType).toBe('lunch');
    expect(ask('a pizza last night').meal).toMatchObject({ mealType: 'dinner', date: '2026-05-13' });
    expect(ask('an apple', { hour: 15 }).meal?.mealType).toBe('snack');
  });

  it('is not proposed when nothing was eaten', () => {
    for (const text of [
      'remove the toast',
      'protein in an egg',
      'what can i make with eggs',
      'i dont eat eggs',
    ])
      expect(ask(text).meal).toBeUndefined();
  });
});

describe('An idea', () => {
  const questions = [
    'what can i eat before training',
    'high protein snack',
    'dinner under 500',
    'post workout meal',
    'vegan protein sources',
    'fiber rich foods',
    'low cal sweet thing',
    'late night snack',
    'cheap protein',
    'gluten free breakfast',
  ];
  it('is a different one for every question', () => {
    const replies = questions.map((text) => ask(text).reply);
    expect(new Set(replies).size).toBe(questions.length);
  });

  it.each(questions)('fits what the person eats: “%s”', (text) => {
    const { reply } = ask(text, vegan);
    expect(reply).not.toMatch(
      /chicken|turkey|salmon|tuna|prawn|\begg|omelette|greek yogurt|skyr|cottage|\bmilk and/i,
    );
    expect(reply.split('\n').filter((line) => line.startsWith('- ')).length).toBeGreaterThan(0);
  });

  it('stays within the calories that were named', () => {
    const kcal = [...ask('dinner under 400').reply.matchAll(/about (\d+) kcal/g)].map(([, each]) =>
      Number(each),
    );
    expect(kcal.length).toBeGreaterThan(0);
    expect(Math.max(...kcal)).toBeLessThanOrEqual(400);
  });
});

describe('How eating went', () => {
  it('is answered kindly, with nothing to make up for', () => {
    const { reply } = ask('i ate too much yesterday');
    expect(reply).toContain('One day changes nothing');
    expect(reply).not.toMatch(/doctor|burn/);
    expect(ask('guilty about the cake').reply).toContain('No guilt needed');
  });
});

describe('The day', () => {
  it('is answered with the number that was asked for', () => {
    expect(ask('how much protein left').reply).toBe('**Protein**: 47 of 110 g, **63 g** left today.');
    expect(ask('did i log lunch').reply).toBe('Yes, lunch is logged: Chicken salad (550 kcal).');
    expect(ask('can i have a beer tonight and stay under').reply).toContain('It fits. 1 beer: **194 kcal**');
  });
});
