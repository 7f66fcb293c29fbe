import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  disabled?: boolean;
}

export function Switch({ label, checked, onChange, description, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-row items-center justify-between gap-4">
      <div className="min-w-0 leading-text">
        <label htmlFor={id} className="block cursor-pointer py-3 font-semibold">
          {label}
        </label>
        {description && (
          <p id={`${id}-about`} className="-mt-2 pb-2 text-small text-fg-2">
            {description}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        className="group relative h-8 w-switch flex-none rounded-full border-1.5 border-line-strong bg-surface-3 transition-colors forced-color-adjust-none after:absolute after:-inset-2 focus-visible:rounded-full data-[state=checked]:border-go-edge data-[state=checked]:bg-go"
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={description ? `${id}-about` : undefined}
      >
        <Radix.Thumb className="ml-1 block size-switch-thumb rounded-full bg-fg-2 transition-transform duration-base group-data-[state=checked]:translate-x-5 group-data-[state=checked]:bg-go-ink" />
      </Radix.Root>
    </div>
  );
}
