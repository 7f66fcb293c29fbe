import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { enquiryForms, maximumMessage, type EnquiryKind } from '../../../shared/contracts/enquiries';
import { useSession } from '../../lib/session/session-context';
import { newId } from '../../lib/new-id';
import { lastFailure, messageOf } from '../../lib/api/api-error';
import { readForm, type Problems } from '../../lib/read-form';
import { toast } from '../../ui/toast';
import { sendEnquiry, type EnquiryBody } from './api/send-enquiry';

export type EnquiryField = 'name' | 'email' | 'subject' | 'message';
type Texts = Record<EnquiryField, string>;

const blank: Texts = { name: '', email: '', subject: '', message: '' };

/** What a bot typed into the hidden field. */
const trapOf = (form: HTMLFormElement) => String(new FormData(form).get('website') ?? '');

const withReference = (message: string, reference: string) => `${message}\n\nReference: ${reference}`;

/** A form of one kind. Its text stays until it has been received; trying again repeats the same request. */
export function useEnquiryForm(kind: EnquiryKind, onSent: (email: string) => void) {
  const { name = '', email = '' } = useSession();
  const [typed, setTyped] = useState<Partial<Texts>>({});
  // What the account knows is filled in until the person writes something else.
  const texts: Texts = { ...blank, name, email, ...typed };
  const [errors, setErrors] = useState<Problems>({});
  // Of what was refused before the form was opened: a refusal of its own makes no other message of it.
  const [failed] = useState(lastFailure);
  // Whatever is typed comes first.
  const hasRoom = failed !== null && withReference(texts.message.trim(), failed).length <= maximumMessage;
  const reference = kind === 'contact' && hasRoom ? failed : null;
  const unanswered = useRef<EnquiryBody | null>(null);
  // A second click can come before the first one has re-rendered.
  const sending = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: sendEnquiry,
    onSuccess: (_, sent) => {
      unanswered.current = null;
      setTyped({});
      onSent(sent.email);
    },
    onSettled: () => {
      sending.current = false;
    },
    onError: (error) => toast.error('Error', messageOf(error, "Your message wasn't sent. Try again.")),
  });

  const change = (field: EnquiryField, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const read = readForm(enquiryForms[kind], texts);
    if (!read.ok) {
      flushSync(() => setErrors(read.problems));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const said = reference && { message: withReference(texts.message.trim(), reference) };
    const request = { kind, ...read.value, ...said, website: trapOf(form) };
    const { id, ...last } = unanswered.current ?? { id: '' };
    const repeats = JSON.stringify(last) === JSON.stringify(request);
    const body = { ...request, id: repeats ? id : newId() } as EnquiryBody;
    unanswered.current = body;
    sending.current = true;
    mutate(body);
  };

  return { texts, errors, reference, change, isPending, formProps: { noValidate: true, onSubmit: submit } };
}
