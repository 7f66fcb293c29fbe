import { useEffect, useRef, type RefObject } from 'react';
import type { DraftAnswers } from '../../../shared/rules/questionnaire';
import { contradictionOf } from '../../../shared/rules/questionnaire/contradictions';
import type { FormStep } from './form-steps';

interface Forward {
  step: FormStep;
  answers: DraftAnswers;
  /** Something is left to answer. */
  isOpen: boolean;
  onDone: () => void;
}

/**
 * Tapping the last open choice of a step leaves it. A change of answers made before does not, nor do arrow keys, which
 * choose on their way through the options.
 */
export function useForward(
  form: RefObject<HTMLFormElement | null>,
  { step, answers, isOpen, onDone }: Forward,
) {
  const tapped = useRef(false);
  const isUnsure = step.fields.some((field) => contradictionOf(field, answers));
  useEffect(() => {
    const { current } = form;
    const listen = ({ target, detail }: MouseEvent) => {
      const isChoice = target instanceof HTMLInputElement && target.type === 'radio';
      // A key that chooses makes a click without a count.
      tapped.current = isChoice && isOpen && detail > 0;
    };
    // Units are a tap, too; what is typed after it may not be finished.
    const type = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement && target.type === 'radio')) tapped.current = false;
    };
    current?.addEventListener('click', listen);
    current?.addEventListener('input', type);
    return () => {
      current?.removeEventListener('click', listen);
      current?.removeEventListener('input', type);
    };
  }, [form, isOpen]);
  useEffect(() => {
    if (!tapped.current || isOpen) return;
    tapped.current = false;
    if (!isUnsure) onDone();
  });
}
