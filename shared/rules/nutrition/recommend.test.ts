import { describe, expect, it } from 'vitest';
import { defaultGoals } from './goals';
import { readDiet } from '../../../functions/spared/reading/read-diet';
import { recommend, type DaySoFar } from './recommend';

const notes = { medicalConditions: null, bodyPains: null, workLifeEffects: null, fitnessBarriers: null };
const eatsAll = readDiet(notes);
const onCourse: DaySoFar = {
  hour: 18,
  mealsLogged: 3,
  totals: { caloriesKcal: 1600, proteinG: 130, carbsG: 170, fatsG: 45, fibreG: 24 },
  goals: defaultGoals,
  fibreTargetG: 28,
  waterMillilitres: 1_500,
  waterTargetMillilitres: 2_000,
  training: null,
  diet: eatsAll,
};
const typesOf = (day: Partial<DaySoFar>) => recommend({ ...onCourse, ...day }).map(({ type }) => type);
const totals = (more: Partial<DaySoFar['totals']>) => ({ totals: { ...onCourse.totals, ...more } });

describe('Recommendations', () => {
  it('are none before anything was logged', () => {
    expect(typesOf({ mealsLogged: 0 })).toEqual([]);
  });

  it('say that nothing needs changing when nothing does', () => {
    expect(typesOf({})).toEqual(['on_track']);
  });

  it('never call a day on target that is over it in carbs or fat', () => {
    const messageOf = (more: Partial<DaySoFar['totals']>) =>
      recommend({ ...onCourse, ...totals(more) })[0]?.message;
    const { targetCarbsG, targetFatsG } = onCourse.goals;
    expect(messageOf({ carbsG: targetCarbsG, fatsG: targetFatsG })).toContain('fits your targets');
    expect(messageOf({ carbsG: targetCarbsG + 1 })).toMatch(
      /over today's target for carbs, .*calories still fit/,
    );
    expect(messageOf({ carbsG: targetCarbsG + 1, fatsG: targetFatsG + 1 })).toContain('carbs and fat');
  });

  it('name what is missing, by the time of day', () => {
    expect(typesOf(totals({ proteinG: 40 }))).toEqual(['protein']);
    expect(typesOf(totals({ fibreG: 6 }))).toEqual(['fibre']);
    expect(typesOf({ waterMillilitres: 250 })).toEqual(['water']);
    expect(typesOf({ hour: 9, ...totals({ fibreG: 2, proteinG: 30 }), waterMillilitres: 0 })).toEqual([
      'on_track',
    ]);
  });

  it('ask for a proper meal when little was eaten by the evening', () => {
    const [first] = recommend({ ...onCourse, ...totals({ caloriesKcal: 700 }) });
    expect(first).toMatchObject({ type: 'energy', message: expect.stringContaining('1,300 kcal to go') });
  });

  it('tell no one to eat more late at night', () => {
    const late = recommend({ ...onCourse, ...totals({ caloriesKcal: 700 }), hour: 21 });
    expect(late.filter(({ type }) => type === 'energy')).toEqual([]);
  });

  it('never scold, nor ask anyone to make up for food', () => {
    const [first] = recommend({ ...onCourse, ...totals({ caloriesKcal: 2300 }) });
    expect(first?.message).toMatch(/300 kcal over.*decides nothing/);
    expect(first?.message).not.toMatch(/burn|skip|compensate|should not/i);
  });

  it('know what is planned today, and when it is done', () => {
    const training = { title: 'Legs and core', minutes: 20, isDone: false };
    expect(recommend({ ...onCourse, training })[1]).toMatchObject({
      type: 'training',
      message: expect.stringContaining('Planned for today: Legs and core, 20 minutes'),
      suggestedActivities: ['Legs and core'],
    });
    expect(recommend({ ...onCourse, training: { ...training, isDone: true } })[1]?.message).toMatch(
      /You trained/,
    );
    expect(typesOf({ training, hour: 22 })).not.toContain('training');
  });

  it('are at most three', () => {
    const little = { ...totals({ caloriesKcal: 500, proteinG: 10, fibreG: 1 }), waterMillilitres: 0 };
    expect(typesOf(little)).toEqual(['energy', 'protein', 'fibre']);
  });

  it.each([
    ['Vegetarian', ['Greek yogurt', 'Boiled egg', 'Cottage cheese']],
    ['I am vegan', ['Tofu', 'Lentils', 'Chickpeas']],
    ['Allergic to eggs, lactose intolerance', ['Chicken breast', 'Tuna', 'Tofu']],
  ])('hold nothing that someone does not eat: %s', (medicalConditions, foods) => {
    const diet = readDiet({ ...notes, medicalConditions });
    expect(recommend({ ...onCourse, diet, ...totals({ proteinG: 40 }) })[0]?.suggestedFoods).toEqual(foods);
  });
});

describe('A diet', () => {
  it.each([
    ['coeliac disease', ['gluten']],
    ['nut allergy', ['nuts']],
    ['allergic to nuts and shellfish', ['nuts', 'fish']],
    ['soy-free', ['soy']],
    ['I love eggs', []],
  ])('is read from notes: %s', (fitnessBarriers, avoids) => {
    expect(readDiet({ ...notes, fitnessBarriers }).avoids).toEqual(avoids);
  });
});
