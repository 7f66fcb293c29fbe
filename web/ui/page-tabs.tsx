import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { tabClass } from './tabs';
import { UnreadBadge } from './unread-badge';

interface PageTab<Value extends string> {
  value: Value;
  label: string;
  /** On a phone, above the label, so that four tabs share one line. All tabs have one, or none. */
  icon?: LucideIcon;
  /** How many unread items it holds. */
  unread?: number;
}

interface PageTabsProps<Value extends string> {
  label: string;
  tabs: readonly PageTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The page's title, in one line with the tabs. */
  title?: ReactNode;
  /** The content of the selected tab. */
  children: ReactNode;
}

const withIconClass =
  'max-md:relative max-md:min-h-tabs max-md:flex-auto max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:py-1 max-md:text-micro max-md:leading-snug md:px-4';

/** With large text they may not fit: the selected one is scrolled to. */
function useSelectedInView(value: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return list;
}

/** The tabs that head a page: one line that keeps its place, whatever happens below it. */
export function PageTabs<Value extends string>(props: PageTabsProps<Value>) {
  const { label, tabs, value, onChange, title, children } = props;
  const id = useId();
  const list = useSelectedInView(value);
  const unreadId = (tab: Value) => `${id}${tab}-unread`;
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <div className="pb-2 md:flex md:items-center md:gap-6">
        {title}
        <Radix.List
          ref={list}
          className="relative flex min-w-0 flex-1 scrollbar-none gap-1 overflow-x-auto rounded-md bg-surface-2 p-1"
          aria-label={label}
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              data-tab={tab.value}
              id={`${id}${tab.value}`}
              aria-controls={`${id}panel`}
              aria-describedby={tab.unread ? unreadId(tab.value) : undefined}
              className={cx(tabClass, 'focus-visible:-outline-offset-3', tab.icon ? withIconClass : 'px-4')}
            >
              {tab.icon && <tab.icon className="icon md:hidden" aria-hidden="true" />}
              {tab.label}
              {Boolean(tab.unread) && (
                <span
                  className={cx(
                    'flex',
                    tab.icon && 'max-md:absolute max-md:top-0.5 max-md:left-1/2 max-md:ml-1',
                  )}
                  aria-hidden="true"
                >
                  <UnreadBadge count={tab.unread ?? 0} />
                </span>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {/* Beside its tab, not inside: a tab's name is its label. */}
        {tabs.map((tab) =>
          tab.unread ? (
            <span key={tab.value} id={unreadId(tab.value)} hidden>
              {tab.unread} unread
            </span>
          ) : null,
        )}
      </div>
      <div
        id={`${id}panel`}
        className="mt-1 focus-visible:outline-offset-6"
        role="tabpanel"
        aria-labelledby={`${id}${value}`}
        tabIndex={0}
      >
        {children}
      </div>
    </Radix.Root>
  );
}
