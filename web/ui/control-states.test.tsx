// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { ErrorState } from './error-state';
import { Meter } from './meter';
import { Segments } from './segments';
import { Switch } from './switch';
import { Tabs } from './tabs';

afterEach(cleanup);

function Voice() {
  const [checked, setChecked] = useState(true);
  return <Switch label="Coach voice" description="Spoken cues" checked={checked} onChange={setChecked} />;
}

const tabs = [
  { value: 'global', label: 'Global' },
  { value: 'friends', label: 'Friends' },
] as const;

function Boards() {
  const [value, setValue] = useState<'global' | 'friends'>('global');
  return (
    <Tabs label="Leaderboard" tabs={tabs} value={value} onChange={setValue}>
      {value === 'global' ? 'Everyone' : 'Your people'}
    </Tabs>
  );
}

describe('A control', () => {
  it('that switches says what it is, what it does and how it stands', async () => {
    const user = userEvent.setup();
    render(<Voice />);
    const voice = screen.getByRole('switch', {
      name: 'Coach voice',
      description: 'Spoken cues',
      checked: true,
    });
    await user.click(voice);
    expect(voice.getAttribute('aria-checked')).toBe('false');
  });

  it('that is to be agreed to is tied to what is wrong with it', () => {
    render(<Checkbox label="I agree" checked={false} onChange={vi.fn()} error="Agree to go on" />);
    const box = screen.getByRole('checkbox', { name: 'I agree', description: 'Agree to go on' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('with tabs shows the panel of the one that was chosen', async () => {
    const user = userEvent.setup();
    render(<Boards />);
    const list = screen.getByRole('tablist', { name: 'Leaderboard' });
    await user.click(within(list).getByRole('tab', { name: 'Friends' }));
    expect(screen.getByRole('tabpanel', { name: 'Friends' }).textContent).toBe('Your people');
  });
});

describe('Progress', () => {
  it('is read in words where a number says little', () => {
    render(<Meter label="Points to Gold" value={412} min={200} max={500} valueText="88 points to Gold" />);
    const meter = screen.getByRole('progressbar', { name: 'Points to Gold' });
    expect(meter.getAttribute('aria-valuetext')).toBe('88 points to Gold');
  });

  it('never leaves its range', () => {
    render(<Meter label="Goal" value={30} max={20} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20');
  });

  it('in pieces counts those that are done', () => {
    render(<Segments label="Exercises" total={12} done={[0, 2, 5]} current={0.5} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 12');
  });
});

describe('What did not load', () => {
  it('is told at once, and can be tried again', async () => {
    const user = userEvent.setup();
    const retry = vi.fn();
    render(<ErrorState title="Failed to load leaderboards" onRetry={retry} />);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
