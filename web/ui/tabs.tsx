import { cx } from 'class-variance-authority';
import { Tabs as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

/** A tab's look, without its padding at the sides. */
export const tabClass =
  'flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-sm py-1.5 text-small font-strong text-fg-2 transition-colors hover:text-fg data-[state=active]:bg-surface-1 data-[state=active]:text-fg data-[state=active]:shadow-tab forced-colors:data-[state=active]:bg-highlight forced-colors:data-[state=active]:text-highlight-ink forced-colors:data-[state=active]:forced-color-adjust-none';

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Their labels are short enough to share one line on a phone. */
  narrow?: boolean;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** The panel is our own, because Radix measures its panel to animate it, which forces an early layout of the whole page. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, narrow = false, children } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List className="flex flex-wrap gap-1 rounded-md bg-surface-2 p-1" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            id={`${id}${tab.value}`}
            aria-controls={`${id}panel`}
            className={cx(tabClass, narrow ? 'px-1 md:px-4' : 'px-4')}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <div
        id={`${id}panel`}
        className="mt-3 focus-visible:outline-offset-6"
        role="tabpanel"
        aria-labelledby={`${id}${value}`}
        tabIndex={0}
      >
        {children}
      </div>
    </Radix.Root>
  );
}
