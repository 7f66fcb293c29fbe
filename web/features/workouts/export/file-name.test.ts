import { describe, expect, it } from 'vitest';
import { createUniqueNames, fileNameOf } from './file-name';

const startedAt = '2026-11-30T23:30:00.000Z';

describe('the name of a workout’s file', () => {
  it.each([
    ['Full body 💪', 'vita-2026-11-30-full-body'],
    ['Rücken & Beine', 'vita-2026-11-30-rucken-beine'], // cspell:disable-line
    ["Maya's legs", 'vita-2026-11-30-mayas-legs'],
    ['../../etc/passwd', 'vita-2026-11-30-etc-passwd'],
    ['Тренировка', 'vita-2026-11-30-workout'], // cspell:disable-line
    ['CON', 'vita-2026-11-30-con'],
    ['a'.repeat(39) + ' long title', `vita-2026-11-30-${'a'.repeat(39)}`],
  ])('of %s is %s', (title, name) => {
    expect(fileNameOf({ startedAt, title }, 'UTC')).toBe(name);
  });

  it('has the day on which it began where the person is', () => {
    expect(fileNameOf({ startedAt, title: 'Legs' }, 'Asia/Tokyo')).toBe('vita-2026-12-01-legs');
  });

  it('gets a number if it is taken', () => {
    const uniqueName = createUniqueNames();
    expect(['legs', 'legs', 'legs-2', 'legs'].map(uniqueName)).toEqual([
      'legs',
      'legs-2',
      'legs-2-2',
      'legs-3',
    ]);
  });
});
