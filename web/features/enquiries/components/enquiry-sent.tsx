import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { brand } from '../../../../shared/brand';
import { Button } from '../../../ui/button';
import { StageScene } from '../../../ui/stage-scene';

/** Replaces the form and takes the focus, which would otherwise be lost with the button. */
export function EnquirySent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Centered, because the toast would cover it at the top of a phone.
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <StageScene
      as="div"
      className="enquiry-sent rounded-lg px-6 py-7 max-sm:grid max-sm:pb-0"
      pose="cheer"
      picture={{
        className:
          'enquiry-sent-picture pointer-events-none absolute inset-0 max-sm:relative max-sm:order-last max-sm:mt-3',
      }}
    >
      <div className="grid justify-items-start gap-3 sm:max-w-3/5">
        <span className="grid size-12 place-items-center rounded-full bg-go text-go-ink">
          <Check className="size-icon-lg flex-none" aria-hidden="true" strokeWidth={3} />
        </span>
        <h3 className="text-head tracking-display outline-none" ref={heading} tabIndex={-1}>
          We've got it.
        </h3>
        <p className="text-on-wall-2">
          We'll read it and answer by email within {brand.support.answerWithinHours} hours.
        </p>
        <Button variant="glass" onClick={onAgain}>
          Write another
        </Button>
      </div>
    </StageScene>
  );
}
