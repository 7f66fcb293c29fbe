import { describe, expect, it } from 'vitest';
import { after, cardAfter } from './beside-meals';

describe('Ideas', () => {
  const dinner = 'dinner ideas';
  const namesAfter = (...said: string[]) =>
    [...after(...said).reply.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, name = '']) => name);

  it('never hold what was told in the same message', () => {
    expect(after('what should i cook tonight, im vegetarian').reply).not.toMatch(
      /chicken|turkey|salmon|tuna|shrimp/i,
    );
    expect(after('breakfast ideas, i have type 2 diabetes').reply).not.toMatch(/jam|honey|raisins/);
  });

  it.each([
    ['no oven just a microwave', /microwave|soup|couscous|baked potato/i],
    ['something spicy', /chili|curry|harissa|salsa|spicy|dal|shrimp/i],
    ['make it low carb', /^(?!.*(?:rice|pasta|potato))/i],
  ])('go on with what was asked before: “%s”', (said, words) => {
    const names = namesAfter(dinner, said);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(words);
    expect(after(dinner, said).reply).toContain('For dinner');
  });

  it.each([
    'bit boring',
    'something else',
    'other ideas?',
    'i dont eat chicken, swap it',
    'meh',
    'another one',
  ])('are others after “%s”', (said) => {
    const before = namesAfter(dinner);
    expect(namesAfter(dinner, said).filter((name) => before.includes(name))).toEqual([]);
    expect(namesAfter(dinner, said).length).toBeGreaterThan(0);
  });

  it('are told of one by one, and logged by their place', () => {
    const [first = '', second = ''] = namesAfter(dinner);
    expect(after(dinner, 'whats in the first one').reply).toContain(first);
    expect(after(dinner, 'whats in the first one', 'and the second?').reply).toContain(second);
    expect(cardAfter(dinner, 'log the first one')?.items).toMatch(/Chicken.*Rice/);
  });

  it('use what is there', () => {
    expect(after('what can i cook, got chicken thighs rice and broccoli').reply).toContain(
      'With chicken thighs, rice, and broccoli',
    );
    expect(after('i have eggs spinach and feta, what can i make').reply).toContain('omelette');
  });

  it('are of a day where a plan of meals is asked for, never a week of training', () => {
    const [plan, next] = [
      after('vegan meal plan for the week'),
      after('vegan meal plan for the week', 'another day'),
    ];
    expect(plan).not.toHaveProperty('week');
    for (const meal of ['for breakfast', 'for lunch', 'for dinner', 'for a snack'])
      expect(plan.reply).toContain(meal);
    expect(plan.reply).toContain('all vegan'.replace('a', 'A'));
    expect(next.reply.split('\n')[2]).not.toBe(plan.reply.split('\n')[2]);
  });
});

describe('In pregnancy', () => {
  it('a question about food is answered about food, and what was told is remembered', () => {
    expect(after('im pregnant what fish can i eat').reply).toContain('fish twice a week, cooked');
    expect(after('im pregnant, is sushi ok').reply).toContain('Leave out** raw');
    expect(after('im pregnant what fish can i eat', 'can i have sushi').reply).toContain(
      'Better not in pregnancy',
    );
    expect(after('im pregnant what fish can i eat', 'dinner ideas').reply).toContain(
      'your doctor or midwife can tell you',
    );
    expect(after('im pregnant what fish can i eat', 'give me a hard workout')).toMatchObject({
      workout: null,
    });
  });

  it('a sign of danger comes before food', () => {
    for (const said of [
      'im pregnant and bleeding what should i eat',
      'im pregnant with bad cramps, what can i eat',
    ])
      expect(after(said).reply).toContain('call 112');
  });
});

describe('A question about food', () => {
  it.each([
    ['substitute for butter', /olive oil/],
    ['recipe for lentil curry', /onion, garlic, and curry powder/],
    ['how do i scan a barcode', /can't scan/],
    ['same as yesterday', /log any meal there again/],
    ['how much sugar is ok per day', /50 g/],
    ['how many eggs a day', /One or two a day/],
    ['can i eat pizza every day', /^Better now and then/],
    ['butter or margarine', /has more calories/],
    ['im sick what should i eat', /small sips/],
    ['what can you do', /Tell me what you ate/],
    ['can i have chocolate tonight', /It fits/],
    ['foods rich in calcium', /milk and yogurt/],
    ['soup ideas', /bean soup/],
    ['my cholesterol is high what should i eat', /oats and barley/],
    ['is 2000 kcal ok', /Your target here is/],
    ['how many carbs a day', /Carbs/],
    ['am i allowed bread', /It fits/],
    ['rate my lunch', /29% of the day/],
    ['water weight', /is water/],
    ['how to eat more veg', /One more a day/],
    ['chicken recipes', /Chicken/],
    ['i skipped lunch', /have something as soon as you can/],
  ])('has an answer of its own: “%s”', (said, words) => {
    expect(after(said).reply).toMatch(words);
    expect(cardAfter(said)).toBeUndefined();
  });

  it('or small talk gets no word of training', () => {
    for (const said of ['hey', 'ok', 'thx', 'same as yesterday', 'shopping list for the week', 'the usual'])
      expect(after(said).reply).not.toMatch(/\bmove\b|workouts?\b|today should i do|\bstreak/i);
  });

  it.each([
    ['is oat milk bad for you', /^No/],
    ['are eggs bad?', /^No/],
    ['is cheese healthy?', /^In moderation, yes/],
    ['are lentils good for me', /^Yes/],
    ['is coke ok', /^In moderation, yes/],
    ['is bacon unhealthy', /^No single food is bad/],
  ])('is answered as it was asked: “%s”', (said, words) => {
    expect(after(said).reply).toMatch(words);
    expect(after(said).reply).toMatch(/\d+ kcal/);
  });

  it('knows an illness that is told in it', () => {
    expect(after('i have high blood pressure is bacon ok').reply).toContain('high in salt');
    expect(cardAfter('i have high blood pressure is bacon ok')).toBeUndefined();
    expect(after('my daughter has a nut allergy, snack ideas').reply).toContain('all without nuts');
  });

  it('knows an allergy', () => {
    expect(after('im allergic to eggs', 'are eggs ok').reply).toMatch(/^Not for you/);
  });

  it.each(['can i do 1000 calories a day', 'is 800 calories enough', '1100 calories a day ok?'])(
    'about too little a day is answered calmly: “%s”',
    (said) => {
      expect(after(said).reply).toMatch(/1,200 kcal/);
      expect(after(said).reply).not.toMatch(/sauna|112|emergency/);
    },
  );

  it('about the hour of eating is answered by the day', () => {
    for (const said of [
      'carbs after 6 make you fat, true?',
      'is it bad to eat late',
      'does eating at night make you fat',
    ])
      expect(after(said).reply).toContain("the day's total");
  });

  it.each([
    'if i skip the fries what do i save',
    'my toddler wont eat veg any tips',
    'thinking of having a burger tonight',
    'my husband had a pizza',
    'my kids dont eat broccoli',
  ])('or a tale of others is no meal: “%s”', (said) => {
    expect(cardAfter(said)).toBeUndefined();
  });
});
