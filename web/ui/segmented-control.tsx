import { useId, type ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; face?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few visible options. `face` replaces a label that is too long to show. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <div
      className="segmented-control inline-flex max-w-full flex-wrap gap-0.5 rounded-md border border-line bg-surface-2 p-0.5"
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <label key={option.value} className="group relative grid flex-auto cursor-pointer">
          <input
            className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          <span className="grid min-h-11 min-w-11 place-items-center rounded-sm border-1.5 border-transparent px-3 py-1 text-small font-strong whitespace-nowrap text-fg-2 transition-colors group-hover:text-fg peer-checked:border-go-mark peer-checked:bg-go-tint peer-checked:text-fg peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-go-mark forced-colors:peer-checked:bg-highlight forced-colors:peer-checked:text-highlight-ink forced-colors:peer-checked:forced-color-adjust-none">
            {option.face ?? option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
