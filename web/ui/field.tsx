import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import './field.css';

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
  /** Beside the label: a link, a unit switch. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label, hint and error around one control, tied to it for screen readers. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const wiring = useMemo<FieldWiring>(
    () => ({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }),
    [id, described, error],
  );
  return (
    <div className="field">
      <div className="field-top">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The live region stays in the page so that an error that appears later is announced. */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  return (
    <p className="field-error" id={id} aria-live="polite">
      {error && (
        <>
          <CircleAlert className="icon-sm" aria-hidden="true" />
          {error}
        </>
      )}
    </p>
  );
}

/** What the control inside a Field spreads on itself; a control on its own gets nothing. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
