import { cva, cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useCloseOnBack } from './close-on-back';
import { useFocusReturn } from './focus-return';
import { IconButton } from './icon-button';

/** The backdrop behind anything that covers the page. */
export const dialogScrimClass =
  'fixed inset-0 z-overlay animate-fade-in bg-scrim backdrop-blur-scrim motion-reduce:animate-none';
export const dialogTitleClass = 'pr-12 text-title';
export const dialogDescriptionClass = 'mt-1.5 text-fg-2';

const panel = cva(
  '@container/dialog relative w-full animate-rise-in rounded-xl border border-line bg-surface-1 shadow-overlay focus:outline-none motion-reduce:animate-none',
  {
    variants: {
      size: { sm: 'max-w-md', md: 'max-w-lg', lg: 'max-w-dialog-lg', xl: 'max-w-3xl' },
    },
  },
);

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Keep the title for screen readers when the content shows its own. */
  titleHidden?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Off when the person has to choose: no close button, no Escape, no Back, no click outside. */
  dismissible?: boolean;
  /** Without padding, for pictures and video that reach the edge. */
  flush?: boolean;
  /** The content extends above the frame, so leave room for it. */
  overhang?: boolean;
  /** Focus starts on the title, so that what happened is read before what can be done. */
  focusTitle?: boolean;
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
    focusTitle = false,
    children,
  } = props;
  const focusReturn = useFocusReturn();
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseOnBack(open, () => dismissible && onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={cx(
            dialogScrimClass,
            'grid justify-items-center overflow-y-auto',
            overhang
              ? 'items-end px-3 pt-16 pb-3 window-md:items-center window-md:pt-24'
              : 'items-center p-4',
          )}
        >
          <Radix.Content
            className={cx(
              panel({ size: overhang ? 'xl' : size }),
              flush ? !overhang && 'overflow-clip' : 'p-dialog',
            )}
            {...focusReturn}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus();
              if (!focusTitle) return;
              event.preventDefault();
              heading.current?.focus({ preventScroll: true });
            }}
            onEscapeKeyDown={dismissible ? undefined : keepOpen}
            onPointerDownOutside={dismissible ? undefined : keepOpen}
            {...(props.description ? {} : { 'aria-describedby': undefined })}
          >
            <DialogTitle {...props} heading={heading} />
            {children}
            {dismissible && <DialogClose onImage={flush} />}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function DialogTitle({
  title,
  titleHidden,
  description,
  flush,
  heading,
}: DialogProps & { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className={cx(!titleHidden && 'mb-4', !titleHidden && flush && 'mx-6 mt-5')}>
      <Radix.Title
        className={cx(titleHidden ? 'sr-only' : dialogTitleClass, 'outline-none')}
        tabIndex={-1}
        ref={heading}
      >
        {title}
      </Radix.Title>
      {description && <Radix.Description className={dialogDescriptionClass}>{description}</Radix.Description>}
    </div>
  );
}

export function DialogClose({ onImage = false }: { onImage?: boolean }) {
  return (
    <Radix.Close asChild>
      <IconButton label="Close" variant={onImage ? 'glass' : 'plain'} className="absolute top-3 right-3">
        <X aria-hidden="true" />
      </IconButton>
    </Radix.Close>
  );
}

/** A dialog's buttons: side by side where they fit, with the primary one last in the source. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-3 *:flex-fit">{children}</div>;
}
