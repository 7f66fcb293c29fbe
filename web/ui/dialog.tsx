import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './focus-return';
import { IconButton } from './icon-button';
import './dialog.css';
import './visually-hidden.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Keep the title for screen readers where the content shows its own. */
  titleHidden?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Off where the person has to choose: no close button, no Escape, no click outside. */
  dismissible?: boolean;
  /** Without padding, for pictures and video that reach the edge. */
  flush?: boolean;
  /** What it shows reaches above its frame; there is room for that. */
  overhang?: boolean;
  children: ReactNode;
}

const keepOpen = (event: Event) => event.preventDefault();

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    size = 'md',
    dismissible = true,
    flush = false,
    overhang = false,
    children,
  } = props;
  const focusReturn = useFocusReturn();
  const names = [
    'dialog',
    `dialog-${size}`,
    flush && 'dialog-flush',
    overhang && 'max-w-3xl overflow-visible',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={
            overhang
              ? 'dialog-scrim items-end px-3 pt-16 pb-3 window-md:items-center window-md:pt-24'
              : 'dialog-scrim'
          }
        >
          <Radix.Content
            className={names}
            {...focusReturn}
            onEscapeKeyDown={dismissible ? undefined : keepOpen}
            onPointerDownOutside={dismissible ? undefined : keepOpen}
            {...(props.description ? {} : { 'aria-describedby': undefined })}
          >
            <DialogTitle {...props} />
            {children}
            {dismissible && <DialogClose />}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function DialogTitle({ title, titleHidden, description }: DialogProps) {
  return (
    <>
      <Radix.Title className={titleHidden ? 'visually-hidden' : 'dialog-title'}>{title}</Radix.Title>
      {description && <Radix.Description className="dialog-description">{description}</Radix.Description>}
    </>
  );
}

export function DialogClose() {
  return (
    <Radix.Close asChild>
      <IconButton label="Close" className="dialog-close">
        <X aria-hidden="true" />
      </IconButton>
    </Radix.Close>
  );
}

/** Buttons of a dialog: side by side where they fit, the primary one last in the source. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
