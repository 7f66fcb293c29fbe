import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field';
import './choice-cards.css';

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
  /** How narrow a card may become before the row wraps; cards share the width evenly. */
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

/** One of several. The native radios inside bring arrow keys and announcements with them. */
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
      className="choice-cards"
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-describedby={described}
      aria-invalid={type === 'radio' && error ? true : undefined}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="choice-cards-grid" style={{ '--choice-min': minCardWidth }}>
        {options.map((option) => (
          <label key={option.value} className="choice-card group">
            <input
              type={type}
              name={id}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={() => onToggle(option.value)}
            />
            {option.icon && <span className="choice-card-icon">{option.icon}</span>}
            <span className="choice-card-words">
              <b>{option.label}</b>
              {option.description && <small>{option.description}</small>}
            </span>
            <Check className="choice-card-check" aria-hidden="true" strokeWidth={3} />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
