import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import { readForm, type Problems } from '../../lib/read-form';
import { toast } from '../../ui/toast';
import { loadAuth } from './api/load-auth';
import { authErrorText } from './auth-error-text';
import { toNextField } from './next-field';

/** The rules load after the page: no one needs them before typing. */
const loadSchemas = () => import('./credentials');
type Schemas = Awaited<ReturnType<typeof loadSchemas>>;
type SchemaName = keyof Schemas;

interface ValidatedForm<Values, Name extends SchemaName> {
  initial: Values;
  /** Its messages are shown as they are; the first one also as a toast unless `refusedAt` is set. */
  schema: Name;
  /** Called with valid values only. Its error is shown as a toast, or at the `refusedAt` field. */
  send: (values: z.output<Schemas[Name]>) => Promise<void>;
  refusedAt?: keyof Values & string;
  /** The field that an error is about; it is marked as well as told in the toast. */
  refusedField?: (error: unknown) => (keyof Values & string) | undefined;
  refusalText?: (error: unknown) => string;
}

const none: Problems = {};
const warmUp = () => void Promise.all([loadSchemas(), loadAuth()]).catch(() => undefined);

/** A form that marks errors at their fields and sends one request at a time. */
export function useValidatedForm<Values extends Record<string, string | boolean>, Name extends SchemaName>(
  options: ValidatedForm<Values, Name>,
) {
  const { schema, send, refusedAt, refusedField, refusalText = authErrorText } = options;
  const [values, setValues] = useState(options.initial);
  const [refused, setRefused] = useState({ schema, errors: none });
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  const change = <Field extends keyof Values & string>(field: Field, value: Values[Field]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setRefused((before) => ({ ...before, errors: { ...before.errors, [field]: undefined } }));
  };

  const mark = (errors: Problems) => {
    flushSync(() => setRefused({ schema, errors }));
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    // Centered, because the toast would cover it at the top of a phone.
    first?.scrollIntoView({ block: 'center' });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    toast.dismissErrors(0);
    try {
      const read = readForm((await loadSchemas())[schema], values);
      if (read.ok) await send(read.value as z.output<Schemas[Name]>);
      else {
        mark(read.problems);
        if (!refusedAt) toast.error('Validation Error', read.first);
      }
    } catch (error) {
      const field = refusedAt ?? refusedField?.(error);
      if (field) mark({ [field]: refusalText(error) });
      if (!refusedAt) toast.error('Error', refusalText(error));
    } finally {
      setBusy(false);
    }
  };

  const formProps = {
    ref,
    noValidate: true,
    onFocus: warmUp,
    onKeyDown: toNextField,
    onSubmit: (event: FormEvent) => void submit(event),
  };
  return { values, errors: refused.schema === schema ? refused.errors : none, busy, change, formProps };
}
