import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
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

type Errors = Readonly<Record<string, string | undefined>>;
const none: Errors = {};
const warmUp = () => void Promise.all([loadSchemas(), loadAuth()]).catch(() => undefined);

/** The first message of each field. */
const errorsOf = ({ issues }: z.ZodError): Errors =>
  Object.fromEntries(issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]));

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

  const mark = (errors: Errors) => {
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
      const parsed = (await loadSchemas())[schema].safeParse(values);
      if (parsed.success) await send(parsed.data as z.output<Schemas[Name]>);
      else {
        mark(errorsOf(parsed.error));
        if (!refusedAt) toast.error('Validation Error', parsed.error.issues[0]?.message);
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
