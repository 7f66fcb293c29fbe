import { describe, expect, it } from 'vitest';
import { exercises as builtIn } from '../../../functions/exercises/library/catalogue';
import { everything, searchExercises, type LibraryFilter } from './search-exercises';

const library = builtIn.map((exercise) => ({ ...exercise, videoUrl: null }));
const marks = { favorites: ['squat', 'plank'], exclusions: ['burpee'] };
const find = (filter: Partial<LibraryFilter>) =>
  searchExercises(library, { ...everything, ...filter }, marks).map((exercise) => exercise.name);

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
    expect(find({ text })).toEqual(expected.map((exercise) => exercise.name));
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
    expect(searchExercises(named, { ...everything, text: 'developpe' })).toHaveLength(1);
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
