import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import { stepHref } from '../step-href';
import { placeOf, review, type StepState } from '../use-setup-step';
import { Answers, type AnswerReviewProps, type EditLook } from './answer-review';

interface FoldedReviewProps extends Pick<AnswerReviewProps, 'answers' | 'units'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const from = stepHref(review.step, review.question);

function editLink(field: keyof DraftAnswers, look: EditLook) {
  const { step, question } = placeOf(field);
  const state: StepState = { from, editing: field };
  return (
    <Link {...look} to={stepHref(step, question)} state={state}>
      Edit
    </Link>
  );
}

/** The review, folded under its title: people who answered a minute ago need not read everything again. */
export function FoldedReview({ isOpen, onOpenChange, ...answers }: FoldedReviewProps) {
  return (
    <section className="border-t border-line" aria-labelledby="answer-review-title">
      <details open={isOpen} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
        <summary className="group flex min-h-tap-lg cursor-pointer items-center justify-between gap-3 py-3">
          <h2 className="text-title" id="answer-review-title">
            Check your answers
          </h2>
          <ChevronDown
            className={`size-icon flex-none text-fg-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </summary>
        <Answers {...answers} editLink={editLink} />
      </details>
    </section>
  );
}
