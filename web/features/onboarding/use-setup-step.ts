import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { draftAnswersSchema, type AnswerField } from '../../../shared/rules/questionnaire';
import { formSteps } from './form-steps';

const stateSchema = z.object({
  from: z.number().optional(),
  editing: draftAnswersSchema.omit({ conditions: true }).keyof().optional(),
});

export interface StepState {
  /** The step of the previous history entry. */
  from?: number;
  /** The answer that the review led here to change. */
  editing?: AnswerField;
}

/** The step is in the address (`?step=2`), 0 being the choice of a method, so that reload and the browser's Back work. */
export function useSetupStep() {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const parsed = stateSchema.safeParse(location.state);
  const state = parsed.success ? parsed.data : {};
  const named = Number(parameters.get('step') ?? 0);
  const step = Number.isInteger(named) && named >= 0 && named <= formSteps.length ? named : 0;

  const goTo = (next: number) => void navigate(hrefOf(next), { state: { from: step } satisfies StepState });
  const goBackTo = (target: number) =>
    void (state.from === target ? navigate(-1) : navigate(hrefOf(target), { replace: true }));
  return { step, visit: location.key, editing: state.editing ?? null, goTo, goBackTo };
}

export const hrefOf = (step: number) => (step === 0 ? '?' : `?step=${step}`);
