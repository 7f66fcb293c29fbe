import { useState } from 'react';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import {
  conditionsFor,
  conditionsText,
  isAroundBirth,
  type AroundBirth,
} from '../../../../shared/rules/training/condition-names';
import type { Condition } from '../../../../shared/rules/training/person';
import { Chip, ChipRow } from '../../../ui/chip';
import { SegmentedControl } from '../../../ui/segmented-control';
import type { AnswerActions } from '../use-answers';

const birthOptions = [
  { value: 'pregnancy', label: conditionsText(['pregnancy']) },
  { value: 'postnatal', label: conditionsText(['postnatal']) },
] as const;

interface ConditionsChoiceProps {
  answers: Pick<DraftAnswers, 'gender' | 'conditions'>;
  actions: Pick<AnswerActions, 'answer'>;
}

/** Conditions that rule exercises out of every plan; optional, and chosen by tapping. */
export function ConditionsChoice({ answers, actions }: ConditionsChoiceProps) {
  const [isAll, setAll] = useState(false);
  const { gender, conditions: chosen = [] } = answers;
  const offered = conditionsFor(gender, chosen, isAll);
  const birth = chosen.find(isAroundBirth);
  const toggle = (value: Condition) => {
    const without = chosen.filter((each) => each !== value);
    actions.answer('conditions', without.length < chosen.length ? without : [...chosen, value]);
  };
  const chooseBirth = (next: readonly AroundBirth[]) =>
    actions.answer('conditions', [...chosen.filter((each) => !isAroundBirth(each)), ...next]);
  return (
    <div className="grid gap-3">
      <p className="text-small text-fg-2">I'll leave out anything that isn't right for you.</p>
      <ChipRow label="What I plan around">
        <Chip pressed={answers.conditions?.length === 0} onClick={() => actions.answer('conditions', [])}>
          None of these
        </Chip>
        {offered.some(({ value }) => isAroundBirth(value)) && (
          <Chip pressed={birth !== undefined} onClick={() => chooseBirth(birth ? [] : ['pregnancy'])}>
            Pregnancy or birth
          </Chip>
        )}
        {birth && (
          <div className="basis-full">
            <SegmentedControl
              label="Pregnancy or birth"
              options={birthOptions}
              value={birth}
              onChange={(value) => chooseBirth([value])}
            />
          </div>
        )}
        {offered
          .filter(({ value }) => !isAroundBirth(value))
          .map(({ value, label }) => (
            <Chip key={value} pressed={chosen.includes(value)} onClick={() => toggle(value)}>
              {label}
            </Chip>
          ))}
        {gender === 'male' && (
          <Chip aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Fewer conditions' : 'Other conditions'}
          </Chip>
        )}
      </ChipRow>
    </div>
  );
}
