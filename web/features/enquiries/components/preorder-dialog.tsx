import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { useEnquiryForm } from '../use-enquiry-form';
import { EnquiryEmailField } from './enquiry-email-field';
import { TrapField } from './trap-field';

interface PreorderDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The product's name and price. */
  product: string;
  price: string;
}

/** Records that someone wants one: an email address, no payment. */
export function PreorderDialog({ open, onOpenChange, product, price }: PreorderDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Pre-order the ${product}`}
      description={`${price}, and nothing to pay now. Leave your email and we'll write when it's ready.`}
      size="sm"
    >
      <PreorderForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PreorderForm({ onClose }: { onClose: () => void }) {
  const [reserved, setReserved] = useState('');
  const { texts, errors, change, isPending, formProps } = useEnquiryForm('preorder', (email) => {
    toast.success('Pre-order noted!', "We'll write as soon as it's ready.");
    setReserved(email);
  });
  if (reserved) return <Reserved email={reserved} onClose={onClose} />;
  return (
    <form className="relative" {...formProps}>
      <EnquiryEmailField
        value={texts.email}
        error={errors.email}
        onChange={(email) => change('email', email)}
      />
      <TrapField />
      <DialogActions>
        <Button size="lg" onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" variant="go" size="lg" busy={isPending}>
          Reserve
        </Button>
      </DialogActions>
    </form>
  );
}

function Reserved({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="relative">
      <p
        className="flex gap-3 rounded-md bg-go-tint p-4 wrap-anywhere outline-none"
        ref={words}
        tabIndex={-1}
      >
        <Check className="mt-0.5 size-icon flex-none text-go-text" aria-hidden="true" strokeWidth={3} />
        <span>
          You're on the list. We'll write to <b>{email}</b>.
        </span>
      </p>
      <DialogActions>
        <Button variant="go" size="lg" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </div>
  );
}
