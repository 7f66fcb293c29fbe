import { describe, expect, it } from 'vitest';
import { exercises as builtIn } from '../../../functions/exercises/library/catalogue';
import { isRuledOut } from '../../../shared/rules/training/pains';
import { everything, hasLetters, searchExercises, type LibraryFilter } from './search-exercises';
import cases from './search.json';

const library = builtIn.map((exercise) => ({ ...exercise, videoUrl: null }));
const marks = { favorites: ['squat', 'plank'], exclusions: ['burpee'] };
const find = (filter: Partial<LibraryFilter>) =>
  searchExercises(library, { ...everything, ...filter }, marks).exercises.map((exercise) => exercise.name);

describe('Searching the library', () => {
  it('shows everything in its order while nothing is asked for', () => {
    expect(find({})).toEqual(builtIn.map((exercise) => exercise.name));
    expect(find({ text: '   ' })).toHaveLength(builtIn.length);
  });

  it.each(['wall sit', 'WALL SIT', '  Wall   sit ', 'wallsit', 'all si'])(
    'finds the Wall Sit by %j',
    (text) => {
      expect(find({ text })).toEqual(['Wall Sit']);
    },
  );

  it.each(['push-up', 'push up', 'pushup', 'Push-Ups'])('finds every push-up by %j', (text) => {
    const found = find({ text });
    expect(found).toContain('Diamond Push-Ups');
    expect(found.every((name) => name.includes('Push-Up'))).toBe(true);
  });

  it("finds Child's Pose without its apostrophe", () => {
    expect(find({ text: 'childs pose' })).toEqual(["Child's Pose"]);
  });

  it.each(['hip_flexors', 'hip flexors', 'Hip Flex'])('finds by a primary muscle: %j', (text) => {
    const expected = library.filter((each) => each.primaryMuscles.includes('hip_flexors'));
    expect(expected.length).toBeGreaterThan(0);
    expect(find({ text }).toSorted()).toEqual(expected.map((exercise) => exercise.name).toSorted());
  });

  it('does not find by a secondary muscle', () => {
    const squats = library.find((exercise) => exercise.id === 'squat')!;
    expect(squats.secondaryMuscles).toContain('hamstrings');
    expect(find({ text: 'hamstrings' })).not.toContain('Squats');
  });

  it.each(['zzz', '?!', 'スクワット'])('finds nothing for %j', (text) => {
    expect(find({ text })).toEqual([]);
  });

  it('takes accents for their letters', () => {
    const named = [{ ...library[0]!, name: 'Développé' }];
    expect(searchExercises(named, { ...everything, text: 'developpe' }).exercises).toHaveLength(1);
  });
});

/** What someone types, what is found first, and what it was taken for. */
describe('Understanding what was typed', () => {
  const search = (text: string) => searchExercises(library, { ...everything, text });
  const idsFor = (text: string) => search(text).exercises.map(({ id }) => id);

  it.each(cases.first)('puts first what was meant by $text', ({ text, id }) => {
    expect(idsFor(text)[0]).toBe(id);
  });

  it.each(cases.same)('finds the same by $text as by $as', ({ text, as }) => {
    expect(idsFor(as).length).toBeGreaterThan(0);
    expect(idsFor(text).toSorted()).toEqual(idsFor(as).toSorted());
  });

  it.each(cases.among)('finds by $text what it is for, and nothing else', ({ text, finds, not }) => {
    const found = idsFor(text);
    expect(found).toEqual(expect.arrayContaining(finds));
    expect(found.filter((id) => not.includes(id))).toEqual([]);
  });

  it.each(cases.everyday)('finds what is meant by $text', ({ text, id }) => {
    expect(idsFor(text)).toContain(id);
  });

  it.each([
    ['something for my sore knee', 'knees'],
    ['pain in my wrist', 'wrists'],
    ['shoulder hurts', 'shoulders'],
    ['sore hip', 'hips'],
    ['ankle pain', 'ankles'],
  ] as const)('offers nothing by %j that loads what hurts', (text, area) => {
    const { exercises } = search(text);
    expect(exercises.length).toBeGreaterThan(0);
    expect(exercises.filter((each) => isRuledOut(each, { areas: [area], muscles: [] }))).toEqual([]);
  });

  it.each(cases.nothing)('finds nothing for %j', (text) => {
    expect(search(text)).toEqual({ exercises: [], understood: null });
  });

  it.each([
    ['sqaut', 'squat'],
    ['bum', 'glutes'],
    ['bingo wings', 'triceps'],
    ['lower bakc', 'lower back'],
    ['squat', null],
    ['stretch for back', null],
  ])('says of %j that it was taken for %j', (text, understood) => {
    expect(search(text).understood).toBe(understood);
  });

  it('puts names before primary muscles, and both before what is only meant', () => {
    const found = search('shoulder').exercises;
    const isNamed = (name: string) => name.toLowerCase().includes('shoulder');
    const named = found.filter(({ name }) => isNamed(name));
    expect(found.slice(0, named.length)).toEqual(named);
    const core = search('abs').exercises;
    const own = core.filter(({ primaryMuscles }) => primaryMuscles.includes('abs'));
    expect(core.slice(0, own.length)).toEqual(own);
    expect(core.length).toBeGreaterThan(own.length);
  });

  it('finds while someone types, without ever losing what is typed right', () => {
    const beginnings = ['push-ups', 'stretch', 'glute bridge', 'russian twist'].flatMap((text) =>
      Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2)),
    );
    expect(beginnings.filter((text) => search(text).exercises.length === 0)).toEqual([]);
  });

  it('offers letters only for a long list by name', () => {
    expect(hasLetters(library, everything)).toBe(true);
    expect(hasLetters(library, { ...everything, text: 'bum' })).toBe(false);
    expect(hasLetters(library.slice(0, 8), everything)).toBe(false);
  });
});

describe('Filtering the library', () => {
  it('takes any of the chosen muscle groups', () => {
    const chest = find({ groups: ['Chest'] });
    expect(chest).toContain('Push-Ups');
    expect(chest).not.toContain('Squats');
    expect(find({ groups: ['Chest', 'Legs'] })).toEqual(expect.arrayContaining(['Push-Ups', 'Squats']));
  });

  it('takes any of the chosen equipment', () => {
    const expected = library.filter((each) =>
      each.equipment.some((thing) => thing === 'dumbbells' || thing === 'chair'),
    );
    expect(find({ equipment: ['dumbbells', 'chair'] })).toEqual(expected.map((each) => each.name));
  });

  it('applies all kinds of filters together', () => {
    expect(find({ text: 'squats', groups: ['Legs'], equipment: ['chair'] })).toEqual(['Chair Squats']);
    expect(find({ text: 'squats', groups: ['Chest'] })).toEqual([]);
  });

  it('shows favorites, or what is not for one', () => {
    expect(find({ mark: 'favorite' })).toEqual(['High Plank', 'Squats']);
    expect(find({ mark: 'exclusion' })).toEqual(['Burpees']);
  });

  it('puts every exercise into a muscle group', () => {
    const groups = ['Legs', 'Glutes & hips', 'Core', 'Back', 'Chest', 'Shoulders', 'Arms'] as const;
    expect(find({ groups })).toHaveLength(builtIn.length);
  });
});
