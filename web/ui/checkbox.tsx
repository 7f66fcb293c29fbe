import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field';

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
    <div className="flex items-start gap-3">
      <Radix.Root
        id={id}
        name={name}
        className="relative my-2.5 grid size-icon-lg flex-none place-items-center rounded-sm border-1.5 border-line-strong bg-surface-1 after:absolute after:-inset-3 aria-invalid:border-danger data-[state=checked]:border-go-edge data-[state=checked]:bg-go data-[state=checked]:text-go-ink"
        checked={checked}
        disabled={disabled}
        onCheckedChange={(state) => onChange(state === true)}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      >
        <Radix.Indicator asChild>
          <Check className="size-icon-sm" aria-hidden="true" strokeWidth={3.5} />
        </Radix.Indicator>
      </Radix.Root>
      <div className="min-w-0 leading-text">
        <label htmlFor={id} className="flex min-h-tap cursor-pointer flex-wrap items-center gap-x-1 py-2">
          {label}
        </label>
        {description && (
          <p id={`${id}-about`} className="-mt-2 text-small text-fg-2">
            {description}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
