import { cx } from 'class-variance-authority';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { inputClass, useFieldWiring } from './field';
import { menuClass, menuItemClass } from './menu';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  /** Only when no Field labels it. */
  label?: string;
  disabled?: boolean;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder = 'Choose', label, disabled } = props;
  const wiring = useFieldWiring();
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Radix.Root value={value ?? ''} onValueChange={choose} disabled={disabled}>
      <Radix.Trigger
        {...wiring}
        className={cx(
          inputClass,
          'flex items-center justify-between gap-2 text-left data-placeholder:text-fg-3',
        )}
        aria-label={label}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <ChevronDown className="icon-sm" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={cx(menuClass, 'max-h-select w-(--radix-select-trigger-width)')}
          position="popper"
          sideOffset={6}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={menuItemClass}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator asChild>
                  <Check className="ml-auto icon-sm text-go-text" aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
