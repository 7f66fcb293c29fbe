import { useEffect, useRef, type ReactNode } from 'react';
import type { AnswerField, DraftAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Button } from '../../../ui/button';
import { AnswerReview } from '../components/answer-review';

interface ChatReviewProps {
  answers: DraftAnswers;
  units: UnitSystem;
  plannedAround: readonly string[];
  /** The choice of training days. */
  week: ReactNode;
  busy: boolean;
  takesFocus: boolean;
  onEdit: (field: AnswerField) => void;
  onComplete: () => void;
}

/** All answers once more, each of which can be changed in the conversation, and the button that saves them. */
export function ChatReview(props: ChatReviewProps) {
  const { answers, units, plannedAround, week, busy, takesFocus, onEdit, onComplete } = props;
  const review = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) review.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      className="grid grid-cols-1 gap-7 pb-4 focus-visible:outline-none"
      ref={review}
      tabIndex={-1}
      role="group"
      aria-label="Your answers"
    >
      {week}
      <AnswerReview
        answers={answers}
        units={units}
        plannedAround={plannedAround}
        onEdit={busy ? () => undefined : onEdit}
      />
      <Button variant="go" size="lg" busy={busy} busyLabel="Completing..." onClick={onComplete}>
        Complete Setup
      </Button>
    </div>
  );
}
