import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field';
import './checkbox.css';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  error?: string | null;
  disabled?: boolean;
  name?: string;
}

export function Checkbox({ label, checked, onChange, description, error, disabled, name }: CheckboxProps) {
  const id = useId();
  const described =
    [description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="checkbox">
      <Radix.Root
        id={id}
        name={name}
        className="checkbox-box"
        checked={checked}
        disabled={disabled}
        onCheckedChange={(state) => onChange(state === true)}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      >
        <Radix.Indicator asChild>
          <Check aria-hidden="true" strokeWidth={3.5} />
        </Radix.Indicator>
      </Radix.Root>
      <div className="checkbox-words">
        <label htmlFor={id}>{label}</label>
        {description && <p id={`${id}-about`}>{description}</p>}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
