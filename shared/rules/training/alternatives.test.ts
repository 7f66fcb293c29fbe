import { describe, expect, it } from 'vitest';
import { exercises } from '../../../functions/exercises/library/catalogue';
import type { Exercise } from '../exercise';
import { alternativesTo } from './alternatives';
import { everywhere } from './at-home';

const none = new Set<string>();
const exerciseOf = (id: string): Exercise => {
  const found = exercises.find((each) => each.id === id);
  if (!found) throw new Error(`${id} has left the library.`);
  return found;
};
const idsFor = (id: string, { unsuitable = none, inPlan = none } = {}) =>
  alternativesTo(exerciseOf(id), exercises, { unsuitable, inPlan }).map((each) => each.id);
const every = exercises.flatMap((from) =>
  alternativesTo(from, exercises, { unsuitable: none, inPlan: none }).map((to) => ({ from, to })),
);

describe('what can take the place of an exercise', () => {
  it('begins with what works the same main muscle as hard', () => {
    expect(idsFor('squat').slice(0, 2)).toEqual(['sumo-squat', 'chair-squat']);
    expect(idsFor('crunch')[0]).toBe('plank');
  });

  it('is of its category, also where it works another muscle', () => {
    expect(every.filter(({ from, to }) => from.category !== to.category)).toEqual([]);
    expect(idsFor('push-up')).toContain('arm-circle');
  });

  it('needs nothing more to fetch', () => {
    const fetched = ({ equipment }: Exercise) => equipment.filter((each) => !everywhere.includes(each));
    const more = every.filter(({ from, to }) => fetched(to).some((each) => !from.equipment.includes(each)));
    expect(more).toEqual([]);
    expect(idsFor('goblet-squat')).toContain('pulse-squat');
  });

  it('is no harder: not by its skill, its landing or its ways to the floor', () => {
    const skills = ['beginner', 'intermediate', 'advanced'];
    const harder = every.filter(
      ({ from, to }) =>
        skills.indexOf(to.skillLevel) > skills.indexOf(from.skillLevel) ||
        (to.impact === 'high' && from.impact === 'low'),
    );
    expect(harder).toEqual([]);
    expect(idsFor('knee-push-up')).not.toContain('push-up');
  });

  it('has two sides only where the exercise had two: its seconds are for one', () => {
    expect(every.filter(({ from, to }) => to.sides === 'each' && from.sides !== 'each')).toEqual([]);
  });

  it('is not itself, nothing that is not for the person, and nothing that comes anyway', () => {
    const [first = '', second = ''] = idsFor('squat');
    const left = idsFor('squat', { unsuitable: new Set([first]), inPlan: new Set([second]) });
    expect(left).toEqual(idsFor('squat').slice(2));
    expect(left).not.toContain('squat');
  });

  it('is the same whatever the order of the library', () => {
    const limits = { unsuitable: none, inPlan: none };
    const reversed = alternativesTo(exerciseOf('plank'), exercises.toReversed(), limits);
    expect(reversed.map(({ id }) => id)).toEqual(idsFor('plank'));
  });

  it('leaves what is made for sitting to the end for those who stand, and first for those who sit', () => {
    const isGentle = (id: string) => exerciseOf(id).isGentle;
    expect(idsFor('march-in-place').findIndex(isGentle)).toBeGreaterThan(
      idsFor('march-in-place').findLastIndex((id) => !isGentle(id)),
    );
    expect(isGentle(idsFor('seated-row')[0] ?? '')).toBe(true);
  });
});
