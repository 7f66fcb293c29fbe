import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useCloseOnBack } from './close-on-back';
import { DialogClose, dialogDescriptionClass, dialogScrimClass, dialogTitleClass } from './dialog';
import { useFocusReturn } from './focus-return';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Focus starts on the title, so that the text is read before its buttons. */
  focusTitle?: boolean;
  children: ReactNode;
}

/** Settings and details over the page: from below on a phone, from the right on wider screens. */
export function Sheet({ open, onOpenChange, title, description, focusTitle = false, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusReturn = useFocusReturn();
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrimClass} />
        <Radix.Content
          className="fixed inset-x-0 bottom-0 z-sheet max-h-sheet animate-sheet-up overflow-y-auto rounded-t-xl border-t border-line bg-surface-1 px-5 pt-6 pb-safe-6 shadow-overlay focus:outline-none motion-reduce:animate-none window-md:inset-y-0 window-md:right-0 window-md:left-auto window-md:max-h-none window-md:w-full window-md:max-w-sheet window-md:animate-sheet-in window-md:rounded-none window-md:rounded-l-xl window-md:border-t-0 window-md:border-l window-md:p-7"
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            if (!focusTitle) return;
            event.preventDefault();
            heading.current?.focus({ preventScroll: true });
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className={`${dialogTitleClass} outline-none`} tabIndex={-1} ref={heading}>
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className={dialogDescriptionClass}>{description}</Radix.Description>
          )}
          <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>
          <DialogClose />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
