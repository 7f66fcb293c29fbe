import { DropdownMenu as Radix } from 'radix-ui';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useCloseOnBack } from './close-on-back';

export const menuClass =
  'z-menu max-h-(--radix-dropdown-menu-content-available-height) max-w-window min-w-menu origin-(--radix-dropdown-menu-content-transform-origin) animate-pop-in overflow-y-auto rounded-lg border border-line bg-surface-2 p-1.5 shadow-raised motion-reduce:animate-none';
export const menuItemClass =
  // Icons come from the caller; one with its own size keeps it.
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 font-semibold leading-snug no-underline select-none aria-current:bg-surface-3 data-disabled:cursor-not-allowed data-disabled:text-fg-3 data-highlighted:bg-surface-3 data-highlighted:outline-none data-highlighted:focus-visible:outline-2 data-highlighted:focus-visible:-outline-offset-2 data-highlighted:focus-visible:outline-go-mark [:where(&_svg)]:size-icon [:where(&_svg)]:flex-none [:where(&_svg)]:text-fg-2';

interface MenuProps {
  /** A button; it gets the menu's aria attributes and key handlers. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'end';
  /** The menu was opened by key before this code had loaded, so it has to be told to focus the first entry. */
  openedByKey?: boolean;
}

export function Menu(props: MenuProps) {
  const { trigger, label, children, onOpenChange, align = 'start', openedByKey = false } = props;
  const [isOpen, setOpen] = useState(false);
  const open = props.open ?? isOpen;
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  useCloseOnBack(open, () => change(false));
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!openedByKey || target !== currentTarget) return;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={change} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={menuClass}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onFocus={focusFirst}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  onSelect?: () => void;
  disabled?: boolean;
}

export function MenuItem({ children, onSelect, disabled }: MenuItemProps) {
  return (
    <Radix.Item className={menuItemClass} onSelect={onSelect} disabled={disabled}>
      {children}
    </Radix.Item>
  );
}

/** Wraps a link from any router. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <Radix.Item className={menuItemClass} asChild>
      {children}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-3 my-1.5 border-t border-line" />;
}
