// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { exerciseById } from '../../../../functions/exercises/library/catalogue';
import { ExerciseCard } from './exercise-card';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
  localStorage.clear();
});

const library = (id: string): LibraryExercise => ({
  ...exerciseById(id)!,
  videoUrl: `/videos/${id}.mp4`,
});

function show(
  exercise: LibraryExercise,
  marks: { favorite?: boolean; exclusion?: boolean } | null = null,
  leftOut = false,
) {
  const onOpen = vi.fn<(id: string) => void>();
  const onMark = vi.fn();
  const { container } = render(
    <ExerciseCard
      exercise={exercise}
      favorite={marks?.favorite ?? false}
      exclusion={marks?.exclusion ?? false}
      leftOut={leftOut}
      eager
      onOpen={onOpen}
      onMark={marks ? onMark : undefined}
    />,
  );
  const picture = () => container.querySelector('img')?.getAttribute('src');
  return { onOpen, onMark, picture, text: container.textContent };
}

describe('A card of the library', () => {
  it('shows name, level, equipment, primary muscles and what is recommended', () => {
    const { text } = show(library('goblet-squat'));
    expect(screen.getByRole('heading', { name: 'Goblet Squats' })).toBeTruthy();
    expect(text).toContain('quadriceps, glutes');
    expect(text).toContain('Intermediate');
    expect(text).toContain('Dumbbells');
    expect(text).toContain('3 sets × 10 reps');
    expect(text).toContain('Click to watch demo');
  });

  it('shows underscores as spaces', () => {
    const exercise = { ...library('squat'), primaryMuscles: ['hip_flexors' as const, 'lower_back' as const] };
    expect(show(exercise).text).toContain('hip flexors, lower back');
  });

  it('hides the equipment when none is needed', () => {
    const { text } = show(library('squat'));
    expect(text).not.toMatch(/none|no equipment/i);
  });

  it('shows the first equipment only', () => {
    const { text } = show({ ...library('squat'), equipment: ['mat', 'chair'] });
    expect(text).toContain('Mat');
    expect(text).not.toContain('Chair');
  });

  it('recommends nothing where sets and reps do not both exist', () => {
    expect(show(library('wall-sit')).text).not.toContain('sets');
  });

  it('promises no demo where there is none', () => {
    const { text, picture } = show({ ...library('squat'), videoUrl: null });
    expect(text).not.toContain('Click to watch demo');
    expect(picture()).toMatch(/^\/coach\//);
  });

  it('opens from its name', async () => {
    const { onOpen } = show(library('squat'));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Squats' }));
    expect(onOpen).toHaveBeenCalledWith('squat');
  });

  it('lets the coach stand in for a picture that is missing', () => {
    const { picture } = show(library('squat'));
    expect(picture()).toBe('/videos/squat.webp');
    fireEvent.error(document.querySelector('img')!);
    expect(picture()).toMatch(/^\/coach\//);
  });

  it('is lit for the light theme, and takes the night picture where that one is missing', () => {
    localStorage.setItem('theme', 'light');
    const { picture } = show(library('squat'));
    expect(picture()).toBe('/videos/squat.day.webp');
    fireEvent.error(document.querySelector('img')!);
    expect(picture()).toBe('/videos/squat.webp');
  });

  it('has a heart for those who are signed in, and none for visitors', async () => {
    const { onMark } = show(library('squat'), { favorite: true });
    const heart = screen.getByRole('button', { name: 'Favorite: Squats', pressed: true });
    await userEvent.setup().click(heart);
    expect(onMark).toHaveBeenCalledWith({ exerciseId: 'squat', kind: 'favorite', marked: false });
    cleanup();
    show(library('squat'));
    expect(screen.queryByRole('button', { name: /Favorite/ })).toBeNull();
  });

  it('says that it is not for someone', () => {
    expect(show(library('squat'), { exclusion: true }).text).toContain('Not for me');
  });
});
