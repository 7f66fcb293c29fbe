import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './menu.css';

interface MenuProps {
  /** A button; it gets the menu's aria attributes and keys. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'end';
}

export function Menu({ trigger, label, children, open, onOpenChange, align = 'start' }: MenuProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" aria-label={label} align={align} sideOffset={6} collisionPadding={12}>
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
