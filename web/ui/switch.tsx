import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import './switch.css';

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
    <div className="switch">
      <div className="switch-words">
        <label htmlFor={id}>{label}</label>
        {description && <p id={`${id}-about`}>{description}</p>}
      </div>
      <Radix.Root
        id={id}
        className="switch-track"
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={description ? `${id}-about` : undefined}
      >
        <Radix.Thumb className="switch-thumb" />
      </Radix.Root>
    </div>
  );
}
