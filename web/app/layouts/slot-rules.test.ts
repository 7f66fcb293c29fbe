import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import { slotsFor } from './slot-rules';

const all = Object.values(paths);
const without = (slot: 'back' | 'chat') => all.filter((path) => !slotsFor(path)[slot]).sort();

describe('what floats on a page', () => {
  it('is Back everywhere except on the landing, sign-in and dashboard', () => {
    expect(without('back')).toEqual(['/', '/auth', '/dashboard']);
  });

  it('is the chat button except where the coach is already, and where nobody is a member yet', () => {
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

  it('does not mind a slash at the end', () => {
    expect(slotsFor('/dashboard/').back).toBe(false);
    expect(slotsFor('/nutrition/').chat).toBe(false);
  });

  it('is the audio button on the dashboard', () => {
    expect(all.filter((path) => slotsFor(path).audio)).toEqual([paths.dashboard]);
  });

  it('leads back to the parent where a page has one', () => {
    expect(slotsFor(paths.nutritionGuide).backTo).toBe(paths.nutrition);
    expect(slotsFor(paths.gameChallenges).backTo).toBe(paths.community);
    expect(slotsFor(paths.exercises).backTo).toBe(paths.dashboard);
  });
});
