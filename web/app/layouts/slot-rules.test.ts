import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import { slotsFor } from './slot-rules';

const all = Object.values(paths);
const without = (slot: 'back' | 'chat') => all.filter((path) => !slotsFor(path)[slot]).sort();

describe('the floating controls of a page', () => {
  it('shows Back everywhere except on the landing page, sign-in, and the dashboard', () => {
    expect(without('back')).toEqual(['/', '/auth', '/dashboard']);
  });

  it('shows the chat button except where the coach already is and before people are members', () => {
    const expected = [
      '/',
      '/auth',
      '/chat',
      '/nutrition',
      '/onboarding',
      '/onboarding-chat',
      '/onboarding-voice',
      '/welcome',
    ];
    expect(without('chat')).toEqual(expected);
  });

  it('keeps the chat button on the nutrition guide and on unknown pages', () => {
    expect(slotsFor('/nutrition/guide').chat).toBe(true);
    expect(slotsFor('/nowhere')).toMatchObject({ back: true, chat: true });
  });

  it('ignores a trailing slash', () => {
    expect(slotsFor('/dashboard/').back).toBe(false);
    expect(slotsFor('/nutrition/').chat).toBe(false);
  });

  it('shows the audio button on the dashboard', () => {
    expect(all.filter((path) => slotsFor(path).audio)).toEqual([paths.dashboard]);
  });

  it('leads back to the parent when a page has one', () => {
    expect(slotsFor(paths.nutritionGuide).backTo).toBe(paths.nutrition);
    expect(slotsFor(paths.gameChallenges).backTo).toBe(paths.community);
    expect(slotsFor(paths.exercises).backTo).toBe(paths.dashboard);
  });
});
