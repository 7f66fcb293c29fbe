// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { exerciseById } from '../../../../functions/exercises/library/catalogue';
import { ExerciseFacts } from './exercise-facts';

afterEach(cleanup);

function labelsOf(id: string): (string | null)[] {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`There is no ${id}.`);
  render(<ExerciseFacts exercise={{ ...exercise, videoUrl: null }} />);
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

it('says of a stretch what it stretches', () => {
  const labels = labelsOf('cobra');
  expect(labels).toEqual(expect.arrayContaining(['Stretches', 'Also stretches']));
  expect(labels).not.toContain('Main muscles');
});

it('says of any other exercise what it works', () => {
  const labels = labelsOf('squat');
  expect(labels).toEqual(expect.arrayContaining(['Main muscles', 'Also works']));
  expect(labels).not.toContain('Stretches');
});
