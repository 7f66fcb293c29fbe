import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { DialogClose } from './dialog';
import { useFocusReturn } from './focus-return';
import './sheet.css';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
}

/** Settings and details beside the page: from below on a phone, from the right where there is room. */
export function Sheet({ open, onOpenChange, title, description, children }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim sheet-scrim" />
        <Radix.Content
          className="sheet"
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="dialog-title">{title}</Radix.Title>
          {description && <Radix.Description className="dialog-description">{description}</Radix.Description>}
          <div className="sheet-body">{children}</div>
          <DialogClose />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
