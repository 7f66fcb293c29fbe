import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldError, fieldHintClass } from './field';

const choiceCard =
  'group relative flex min-h-tap-lg cursor-pointer items-center gap-3 rounded-md border-1.5 border-line-strong bg-surface-1 px-4 py-3 transition-colors group-aria-invalid/choices:border-danger hover:bg-surface-2 has-checked:border-go-mark has-checked:bg-go-tint has-checked:inset-ring has-checked:inset-ring-go-mark has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-go-mark';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
}

interface GroupProps<Value extends string> {
  legend: string;
  options: readonly Choice<Value>[];
  hint?: string;
  error?: string | null;
  /** How narrow a card may get before the row wraps; cards share the width evenly. */
  minCardWidth?: string;
}

interface ChoiceCardsProps<Value extends string> extends GroupProps<Value> {
  value: Value | null | undefined;
  onChange: (value: Value) => void;
}

interface MultiChoiceCardsProps<Value extends string> extends GroupProps<Value> {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** One of several. The native radios inside provide arrow keys and announcements. */
export function ChoiceCards<Value extends string>({ value, onChange, ...group }: ChoiceCardsProps<Value>) {
  return (
    <CardGroup
      {...group}
      type="radio"
      isChosen={(each) => each === value}
      onToggle={(each) => onChange(each)}
    />
  );
}

/** Any number of several; keeps the order of the options. */
export function MultiChoiceCards<Value extends string>({
  values,
  onChange,
  ...group
}: MultiChoiceCardsProps<Value>) {
  const toggle = (value: Value) => {
    const chosen = new Set(values);
    if (!chosen.delete(value)) chosen.add(value);
    onChange(group.options.map((option) => option.value).filter((each) => chosen.has(each)));
  };
  return (
    <CardGroup {...group} type="checkbox" isChosen={(each) => values.includes(each)} onToggle={toggle} />
  );
}

interface CardGroupProps<Value extends string> extends GroupProps<Value> {
  type: 'radio' | 'checkbox';
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value) => void;
}

function CardGroup<Value extends string>(props: CardGroupProps<Value>) {
  const { legend, options, hint, error, minCardWidth = '9.5rem', type, isChosen, onToggle } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className="group/choices grid gap-2"
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-describedby={described}
      aria-invalid={type === 'radio' && error ? true : undefined}
    >
      <legend className="mb-2 p-0 text-body font-strong">{legend}</legend>
      {hint && (
        <p className={fieldHintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="grid grid-cols-fit-(--choice-min) gap-3" style={{ '--choice-min': minCardWidth }}>
        {options.map((option) => (
          <label key={option.value} className={choiceCard}>
            <input
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              type={type}
              name={id}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={() => onToggle(option.value)}
            />
            {option.icon && (
              <span className="grid flex-none text-fg-2 group-has-checked:text-go-text">{option.icon}</span>
            )}
            <span className="grid min-w-0 flex-1 gap-0.5 leading-text">
              <b className="font-strong">{option.label}</b>
              {option.description && <small className="text-small text-fg-2">{option.description}</small>}
            </span>
            <Check
              className="absolute top-2 right-2 size-icon-sm scale-60 text-go-text opacity-0 transition ease-spring group-has-checked:scale-100 group-has-checked:opacity-100"
              aria-hidden="true"
              strokeWidth={3}
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
