import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '../../../../shared/brand';
import { maximumMessage, maximumSubject, type EnquiryKind } from '../../../../shared/contracts/enquiries';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { toast } from '../../../ui/toast';
import { useEnquiryForm } from '../use-enquiry-form';
import { EnquiryEmailField } from './enquiry-email-field';
import { EnquirySent } from './enquiry-sent';
import { TrapField } from './trap-field';

interface EnquiryFormProps {
  kind: Exclude<EnquiryKind, 'preorder'>;
  submitLabel: string;
  messageLabel?: string;
}

/** Name, email, a subject for contact, and the message; once sent, it says so. */
export function EnquiryForm({ kind, submitLabel, messageLabel = 'Message' }: EnquiryFormProps) {
  const [sent, setSent] = useState(false);
  const { texts, errors, reference, change, isPending, formProps } = useEnquiryForm(kind, () => {
    toast.success('Message sent!', `We'll answer within ${brand.support.answerWithinHours} hours.`);
    setSent(true);
  });
  const name = useRef<HTMLInputElement>(null);
  const again = () => {
    flushSync(() => setSent(false));
    name.current?.focus();
  };
  if (sent) return <EnquirySent onAgain={again} />;
  return (
    <form className="relative grid gap-4" {...formProps}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Name"
          error={errors.name}
          aside={<LengthLeft length={nameLength(texts.name)} limit={longestName} />}
        >
          <TextInput
            ref={name}
            name="name"
            autoComplete="name"
            value={texts.name}
            onChange={(event) => change('name', event.target.value)}
          />
        </Field>
        <EnquiryEmailField
          value={texts.email}
          error={errors.email}
          onChange={(email) => change('email', email)}
        />
      </div>
      {kind === 'contact' && (
        <Field
          label="Subject"
          error={errors.subject}
          aside={<LengthLeft length={texts.subject.trim().length} limit={maximumSubject} />}
        >
          <TextInput
            name="subject"
            value={texts.subject}
            onChange={(event) => change('subject', event.target.value)}
          />
        </Field>
      )}
      <Field
        label={messageLabel}
        error={errors.message}
        aside={<LengthLeft length={texts.message.trim().length} limit={maximumMessage} />}
      >
        <TextArea
          name="message"
          rows={5}
          value={texts.message}
          onChange={(event) => change('message', event.target.value)}
        />
      </Field>
      {reference && (
        <p className="text-small text-fg-2">
          We'll add the reference of your last error, <span className="wrap-anywhere">{reference}</span>, so
          we can look it up.
        </p>
      )}
      <TrapField />
      <Button type="submit" variant="go" size="lg" wide busy={isPending}>
        <Send className="size-icon flex-none" aria-hidden="true" />
        {submitLabel}
      </Button>
    </form>
  );
}
