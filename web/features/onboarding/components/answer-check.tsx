import { useState } from 'react';
import type { AnswerField } from '../../../../shared/rules/questionnaire';
import { contradictionOf } from '../../../../shared/rules/questionnaire/contradictions';
import { Chip, ChipRow } from '../../../ui/chip';
import { requiredText } from '../required-texts';
import type { StepProps } from './step-props';

interface AnswerCheckProps extends Pick<StepProps, 'answers' | 'actions' | 'units'> {
  field: AnswerField;
  /** The person takes back their age. */
  onAgeGone?: () => void;
  /** A note lost what was not meant. */
  onNotesChanged?: () => void;
}

/** Asks once about an answer that contradicts another one; what was there on arrival was asked about before. */
export function AnswerCheck(props: AnswerCheckProps) {
  const { field, answers, actions, units, onAgeGone, onNotesChanged } = props;
  const check = contradictionOf(field, answers, units);
  const isOfAge = field === 'age' || field === 'ageRange';
  const [settled, setSettled] = useState(isOfAge ? null : check?.question);

  const settle = (isFirst: boolean) => {
    if (!check) return;
    setSettled(check.question);
    const { conditions, ageRange, ...notes } = (isFirst ? check.kept : check.declined) ?? {};
    if (conditions) actions.answer('conditions', conditions);
    if (ageRange) actions.answer('ageRange', ageRange);
    if (notes.medicalConditions !== undefined) actions.answer('medicalConditions', notes.medicalConditions);
    if (notes.bodyPains !== undefined) actions.answer('bodyPains', notes.bodyPains);
    if (Object.keys(notes).length > 0) onNotesChanged?.();
    if (isFirst || !isOfAge) return;
    actions.refuse('age', requiredText('age'));
    onAgeGone?.();
  };
  const isOpen = check && (isOfAge || check.question !== settled);
  return (
    <div className="mt-2 grid gap-2 rounded-md bg-coach-tint p-4 empty:hidden" role="status">
      {isOpen && (
        <>
          <p className="leading-text font-strong">{check.question}</p>
          <ChipRow label={check.question}>
            {check.replies.map((reply, index) => (
              <Chip key={reply} onClick={() => settle(index === 0)}>
                {reply}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
    </div>
  );
}
