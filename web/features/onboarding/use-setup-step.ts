import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { draftAnswersSchema, type DraftAnswers } from '../../../shared/rules/questionnaire';
import { formSteps } from './form-steps';
import { healthQuestions } from './health-questions';
import { stepHref } from './step-href';

/** Where in the form someone is; only the last step has more than one question, each in a view of its own. */
export interface Place {
  step: number;
  question: number;
}

const stateSchema = z.object({
  from: z.string().optional(),
  editing: draftAnswersSchema.keyof().optional(),
});

export interface StepState {
  /** The place of the previous history entry, as its address. */
  from?: string;
  /** The answer that the review led here to change. */
  editing?: keyof DraftAnswers;
}

const lastStep = formSteps.length;
export const review: Place = { step: lastStep, question: healthQuestions.length };

const within = (named: string | null, first: number, last: number) => {
  const number = Number(named ?? first);
  return Number.isInteger(number) && number >= first && number <= last ? number : first;
};

export const placeAfter = ({ step, question }: Place): Place =>
  step === lastStep ? { step, question: question + 1 } : { step: step + 1, question: 1 };
export const placeBefore = ({ step, question }: Place): Place =>
  question > 1 ? { step, question: question - 1 } : { step: step - 1, question: 1 };

/**
 * The place is in the address (`?step=2`, `?step=4&question=3`), step 0 being the choice of a method, so that reload
 * and the browser's Back work.
 */
export function useSetupStep() {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const parsed = stateSchema.safeParse(location.state);
  const state = parsed.success ? parsed.data : {};
  const step = within(parameters.get('step'), 0, lastStep);
  const question = step === lastStep ? within(parameters.get('question'), 1, healthQuestions.length) : 1;

  const goTo = (next: Place) =>
    void navigate(hrefOf(next), { state: { from: hrefOf({ step, question }) } satisfies StepState });
  const goBackTo = (target: Place) =>
    void (state.from === hrefOf(target) ? navigate(-1) : navigate(hrefOf(target), { replace: true }));
  return { step, question, visit: location.key, editing: state.editing ?? null, goTo, goBackTo };
}

const hrefOf = ({ step, question }: Place) => stepHref(step, question);

/** The place of a field's question. */
export function placeOf(field: keyof DraftAnswers): Place {
  const question = healthQuestions.findIndex((each) => each === field) + 1;
  if (question > 0) return { step: lastStep, question };
  return {
    step: formSteps.findIndex(({ fields }) => fields.some((each) => each === field)) + 1,
    question: 1,
  };
}
