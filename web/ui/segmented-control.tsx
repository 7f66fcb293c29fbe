import { useId, type ReactNode } from 'react';
import './segmented-control.css';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; face?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of few, all in sight. `face` stands for a label that is too long to show. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <div className="segmented-control" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          <span>{option.face ?? option.label}</span>
        </label>
      ))}
    </div>
  );
}
