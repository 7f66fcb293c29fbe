import { describe, expect, it } from 'vitest';
import { plannedSeconds, routineById, routines } from '../../../shared/rules/routines';
import { adviseRoutine } from './advise-routine';
import { isAllowed } from './allowed';
import { areaOf } from './areas';
import { mostMinutesOf } from './most-minutes';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import { library, personWith } from './training.fixture';

const routineNamed = (id: string) => {
  const routine = routineById(id);
  if (routine === undefined) throw new Error(`There is no routine ${id}.`);
  return routine;
};
const advise = (id: string, person: TrainingPerson, mostMinutes: number | null = null) =>
  adviseRoutine(routineNamed(id), { person, history: [], library, mostMinutes });
const minutesOf = (moves: Parameters<typeof plannedSeconds>[0]) => plannedSeconds(moves) / 60;
const soreKnees = personWith({ pains: { areas: ['knees'], muscles: [] } });

describe('Advice on a routine', () => {
  it('is none where nothing contradicts the person', () => {
    expect(routines.map(({ id }) => advise(id, personWith()))).toEqual(routines.map(() => null));
  });

  it('says what to swap and why', () => {
    expect(advise('full-body', soreKnees)?.advice).toBe(
      "In Full Body, I'd swap in shadow boxing for jumping jacks and chair squats for squats, plus 6 more changes, because of your knees.",
    );
  });

  it.each([
    ['sore knees', soreKnees],
    ['pregnancy', personWith({ conditions: ['pregnancy'] })],
    ['an age of 70', personWith({ age: 70 })],
    ['a sore back and neck', personWith({ pains: { areas: ['lower_back', 'neck'], muscles: [] } })],
    ['no burpees and no planks', personWith({ excludedIds: ['burpee', 'plank', 'plank-jack'] })],
  ])('leaves nothing in a routine that contradicts %s', (_, person) => {
    for (const routine of routines) {
      const advice = adviseRoutine(routine, { person, history: [], library });
      const { warmUp, exercises, coolDown } = advice ?? routine;
      const ids = [...warmUp, ...exercises, ...coolDown].map(({ exerciseId }) => exerciseId);
      const wrong = library.filter((exercise) => ids.includes(exercise.id) && !isAllowed(exercise, person));
      expect(wrong.map(({ id }) => id)).toEqual([]);
      expect(exercises.at(-1)?.restSeconds).toBe(0);
    }
  });

  it('counts the main part only, and says where nothing but the warm-up or a stretch changes', () => {
    const mainIds = routineNamed('full-body').exercises.map(({ exerciseId }) => exerciseId);
    expect(advise('full-body', soreKnees)?.swaps.filter(({ from }) => !mainIds.includes(from))).toEqual([]);
    const noCobra = advise('core-blast', personWith({ excludedIds: ['cobra'] }));
    expect(noCobra?.advice).toBe(
      "In Core Blast, I'd only change the warm-up and cooldown, because you marked them “Not for me”.",
    );
    expect(noCobra?.swaps).toEqual([]);
    expect(noCobra?.coolDown.map(({ exerciseId }) => exerciseId)).not.toContain('cobra');
  });
});

describe('Advice for someone who never has more than 20 minutes', () => {
  it('leaves out what does not fit and says so, one of each area at a time', () => {
    const advice = advise('full-body', personWith(), 20);
    expect(advice?.advice).toBe('Full Body takes 28 minutes. Without five exercises, it fits your 20.');
    expect(advice?.swaps).toHaveLength(5);
    expect(advice?.swaps.every(({ to }) => to === null)).toBe(true);
    expect(minutesOf(advice?.exercises ?? [])).toBeLessThanOrEqual(20);
    const areas = advice?.exercises.map(({ exerciseId }) => {
      const exercise = library.find(({ id }) => id === exerciseId);
      return exercise && areaOf(exercise);
    });
    expect(new Set(areas)).toEqual(new Set(['legs', 'push', 'core', 'cardio']));
  });

  it('tells of both where something hurts as well', () => {
    const advice = advise('full-body', soreKnees, 20);
    expect(advice?.advice).toMatch(/^In Full Body, I'd swap in .*, because of your knees\. Full Body takes/);
    const away = advice?.swaps.map(({ from }) => from) ?? [];
    expect(new Set(away).size).toBe(away.length);
    const ids = advice?.exercises.map(({ exerciseId }) => exerciseId) ?? [];
    expect(advice?.swaps.flatMap(({ to }) => to ?? []).every((to) => ids.includes(to))).toBe(true);
    expect(ids.filter((id) => away.includes(id))).toEqual([]);
  });

  it('is none on routines that fit into them', () => {
    expect(advise('core-blast', personWith(), 20)).toBeNull();
    expect(advise('cardio-blast', personWith(), 20)).toBeNull();
  });

  it.each(routines.map(({ id }) => id))('keeps %s within any time, with one move at least', (id) => {
    for (const minutes of [5, 10, 15, 20, 30, 90]) {
      const { exercises } = advise(id, soreKnees, minutes) ?? routineNamed(id);
      expect(minutesOf(exercises)).toBeLessThanOrEqual(minutes);
      expect(exercises.length).toBeGreaterThan(0);
      expect(exercises.at(-1)?.restSeconds).toBe(0);
    }
  });

  it('goes by the notes, and by a longer choice since then', () => {
    const notes = { bodyPains: null, workLifeEffects: 'never more than 20 minutes', fitnessBarriers: null };
    expect(mostMinutesOf(notes, 20)).toBe(20);
    expect(mostMinutesOf(notes, 15)).toBe(20);
    expect(mostMinutesOf(notes, 30)).toBe(30);
    expect(mostMinutesOf({ ...notes, workLifeEffects: null }, 30)).toBeNull();
    expect(mostMinutesOf(null, 30)).toBeNull();
  });
});
