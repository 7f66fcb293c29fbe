// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field';
import { NumberInput } from './number-input';
import { PasswordInput } from './password-input';
import { TextInput } from './text-input';

afterEach(cleanup);

function describedText(control: HTMLElement) {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent);
}

function Height({ decimals }: { decimals?: boolean }) {
  const [height, setHeight] = useState('');
  return (
    <Field label="Height">
      <NumberInput value={height} onChange={setHeight} unit="cm" decimals={decimals} />
    </Field>
  );
}

describe('field', () => {
  it('names its control and links hint and error to it', () => {
    render(
      <Field label="Email" hint="We never share it" error="That is not an address">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(describedText(input)).toEqual(['We never share it', 'That is not an address']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is valid and describes nothing without an error', () => {
    render(
      <Field label="Email">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('announces a new error in a region that was already there', () => {
    const { rerender, container } = render(
      <Field label="Email">
        <TextInput />
      </Field>,
    );
    const region = container.querySelector('[aria-live="polite"]');
    rerender(
      <Field label="Email" error="Required">
        <TextInput />
      </Field>,
    );
    expect(region?.textContent).toBe('Required');
  });

  it('shows and hides a password without losing it', async () => {
    const user = userEvent.setup();
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    await user.type(input, 'sunrise');
    expect(input).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveProperty('type', 'text');
    expect(input).toHaveProperty('value', 'sunrise');
  });

  it('leaves a number as it is typed, so that no comma is lost', async () => {
    const user = userEvent.setup();
    render(<Height />);
    await user.type(screen.getByLabelText('Height'), '１7,2-');
    expect(screen.getByLabelText('Height')).toHaveProperty('value', '１7,2-');
  });
});
