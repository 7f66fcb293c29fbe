import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';

/** The shared look of inputs and selects. */
export const inputBase =
  'w-full rounded-md border-1.5 border-line-strong bg-surface-1 text-body leading-text placeholder:text-fg-3 placeholder:opacity-100 focus:rounded-md focus:border-transparent focus:outline-3 focus:outline-offset-0 focus:outline-go-mark disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-fg-3 aria-invalid:border-danger aria-invalid:focus:outline-danger';
export const inputClass = `${inputBase} min-h-tap-lg px-4 py-3`;
export const fieldHintClass = 'wrap-anywhere text-small leading-text text-fg-2';

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldWiring | null>(null);

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Next to the label: a link, a unit switch. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, hint, and error around one control, linked to it for screen readers. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const wiring = useMemo<FieldWiring>(
    () => ({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }),
    [id, described, error],
  );
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-small font-semibold text-fg-2">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p className={fieldHintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The live region stays in the page, so that an error that appears later is announced. */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  return (
    <p
      className="flex items-start gap-1.5 text-small leading-text font-semibold wrap-anywhere text-danger-text empty:hidden"
      id={id}
      aria-live="polite"
    >
      {error && (
        <>
          <CircleAlert className="mt-0.5 icon-sm" aria-hidden="true" />
          {error}
        </>
      )}
    </p>
  );
}

/** Props for the control inside a Field; empty outside of one. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
