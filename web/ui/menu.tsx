import { DropdownMenu as Radix } from 'radix-ui';
import type { FocusEvent, ReactNode } from 'react';
import './menu.css';

interface MenuProps {
  /** A button; it gets the menu's aria attributes and keys. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'end';
  /** Was opened by a key before this code was there, so it cannot know that the first entry takes focus. */
  openedByKey?: boolean;
}

export function Menu(props: MenuProps) {
  const { trigger, label, children, open, onOpenChange, align = 'start', openedByKey = false } = props;
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!openedByKey || target !== currentTarget) return;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="menu"
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
    <Radix.Item className="menu-item" onSelect={onSelect} disabled={disabled}>
      {children}
    </Radix.Item>
  );
}

/** Around a link of whatever router is in use. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <Radix.Item className="menu-item" asChild>
      {children}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="menu-separator" />;
}
