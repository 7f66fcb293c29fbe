// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChoiceCards, MultiChoiceCards } from './choice-cards';

afterEach(cleanup);

const goals = [
  { value: 'strong', label: 'Get stronger' },
  { value: 'light', label: 'Lose weight' },
  { value: 'calm', label: 'Feel calmer' },
] as const;
type Goal = (typeof goals)[number]['value'];

function OneGoal({ error }: { error?: string }) {
  const [goal, setGoal] = useState<Goal | null>(null);
  return <ChoiceCards legend="Goal" options={goals} value={goal} onChange={setGoal} error={error} />;
}

function ManyGoals({ onChange }: { onChange: (values: Goal[]) => void }) {
  const [values, setValues] = useState<Goal[]>([]);
  const change = (next: Goal[]) => {
    setValues(next);
    onChange(next);
  };
  return <MultiChoiceCards legend="Goals" options={goals} values={values} onChange={change} />;
}

describe('choice cards', () => {
  it('move the choice with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<OneGoal />);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Get stronger' })).toHaveProperty('checked', true);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Lose weight' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Get stronger' })).toHaveProperty('checked', false);
  });

  it('are one named group, and two groups on a page do not share a choice', async () => {
    const user = userEvent.setup();
    render(
      <>
        <OneGoal />
        <OneGoal />
      </>,
    );
    const [first, second] = screen.getAllByRole('radio', { name: 'Lose weight' });
    if (!first || !second) throw new Error('Both groups should be shown.');
    await user.click(first);
    await user.click(second);
    expect(first).toHaveProperty('checked', true);
    expect(screen.getAllByRole('radiogroup', { name: 'Goal' })).toHaveLength(2);
  });

  it('link an error to the group', () => {
    render(<OneGoal error="Choose a goal" />);
    const group = screen.getByRole('radiogroup', { name: 'Goal' });
    const described = group.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Choose a goal');
  });

  it('accept several answers in the order of the options, and let them be removed', async () => {
    const user = userEvent.setup();
    const seen: Goal[][] = [];
    render(<ManyGoals onChange={(values) => seen.push(values)} />);
    await user.click(screen.getByRole('checkbox', { name: 'Feel calmer' }));
    await user.click(screen.getByRole('checkbox', { name: 'Get stronger' }));
    await user.click(screen.getByRole('checkbox', { name: 'Feel calmer' }));
    expect(seen).toEqual([['calm'], ['strong', 'calm'], ['strong']]);
  });
});
