import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceScope } from '../../../../shared/contracts/device-scopes';
import { localDateSchema } from '../../../../shared/rules/local-date';
import { addsText } from '../scope-words';
import { DeviceTokenView } from './device-token-view';
import { ScopeChoices } from './scope-choices';

const today = localDateSchema.parse('2026-11-20');
afterEach(cleanup);

function Choices({ error = null }: { error?: string | null }) {
  const [scopes, setScopes] = useState<DeviceScope[]>(['steps']);
  return (
    <>
      <ScopeChoices scopes={scopes} onChange={setScopes} error={error} />
      <output>{addsText(scopes)}</output>
    </>
  );
}

describe('What a device may add', () => {
  it('is chosen in plain words, one or more', async () => {
    const user = userEvent.setup();
    render(<Choices />);
    await user.click(screen.getByRole('checkbox', { name: 'Activities' }));
    await user.click(screen.getByRole('checkbox', { name: 'Weight' }));
    expect(screen.getByRole('status').textContent).toBe('Adds steps, weight, and activities');
    await user.click(screen.getByRole('checkbox', { name: 'Steps' }));
    expect(screen.getByRole('status').textContent).toBe('Adds weight and activities');
  });

  it('says what is missing to those who hear it', () => {
    render(<Choices error="Choose at least one thing it may add." />);
    const group = screen.getByRole('group', { name: 'What it may add' });
    const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Choose at least one thing it may add.');
  });
});

describe('A new token', () => {
  const show = (scopes: DeviceScope[]) =>
    render(<DeviceTokenView token="vita_secret" scopes={scopes} today={today} onDone={vi.fn()} />);
  const example = () => screen.getByText(/^curl -X POST/).textContent;

  it('has an example of each thing it may add, with the token and the day', async () => {
    const user = userEvent.setup();
    show(['weight', 'water', 'activity']);
    expect(example()).toContain('/api/devices/weight');
    expect(example()).toContain('Authorization: Bearer vita_secret');
    await user.click(screen.getByRole('radio', { name: 'Water' }));
    expect(example()).toContain(`{"millilitres":250,"date":"${today}"`);
    await user.click(screen.getByRole('radio', { name: 'Activities' }));
    expect(example()).toContain('"startedAt":"2026-11-19T00:00:00Z"');
  });

  it('asks for no choice where there is one example, and leads to all there is to know', () => {
    show(['water']);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe('/openapi.json');
  });
});
