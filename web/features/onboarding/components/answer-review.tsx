import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bmiBadge, bodyMassIndex } from '../../../../shared/domain/bmi';
import type { AnswerField, DraftAnswers } from '../../../../shared/domain/questionnaire';
import { formatAnswer } from '../../../../shared/domain/questionnaire/format-answer';
import { formSteps } from '../../../../shared/domain/questionnaire/form-steps';
import { ageRangeOf } from '../../../../shared/domain/questionnaire/parse-age';
import { questionFor } from '../../../../shared/domain/questionnaire/questions';
import type { UnitSystem } from '../../../../shared/domain/units';
import { Badge } from '../../../ui/badge';
import { textLinkClass } from '../../../ui/text-link';
import { unanswered } from '../unanswered';
import { hrefOf, type StepState } from '../use-setup-step';
import './answer-review.css';

/** All answers by step, as they will be stored, each with the way back to its question. */
export function AnswerReview({ answers, units }: { answers: DraftAnswers; units: UnitSystem }) {
  const { age, ageRange } = answers;
  const range = age === undefined ? ageRange : ageRangeOf(age);
  const stored = { ...unanswered, ...answers, ageRange: range };
  return (
    <section className="answer-review" aria-labelledby="answer-review-title">
      <h2 id="answer-review-title">Check your answers</h2>
      <div className="answer-review-groups">
        {formSteps.map((step, index) => (
          <div key={step.title} className="answer-review-group">
            <h3>{step.title}</h3>
            <dl>
              {step.fields.map((field) => (
                <Row key={field} field={field} step={index + 1} text={formatAnswer(field, stored, units)}>
                  {field === 'ageRange' && <RangeNote given={ageRange} stored={range} age={age} />}
                </Row>
              ))}
              {step.fields.includes('weightKg') && <BodyMassRow answers={answers} />}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  field: AnswerField;
  step: number;
  text: string;
  children: ReactNode;
}

function Row({ field, step, text, children }: RowProps) {
  const { label } = questionFor(field);
  const state: StepState = { from: formSteps.length, editing: field };
  return (
    <div className="answer-review-row">
      <dt>{label}</dt>
      <dd>
        {text}
        {children}
      </dd>
      <dd className="answer-review-edit">
        <Link
          className={textLinkClass}
          to={hrefOf(step)}
          state={state}
          aria-label={`Edit ${label.toLowerCase()}`}
        >
          Edit
        </Link>
      </dd>
    </div>
  );
}

function RangeNote({ given, stored, age }: { given?: string; stored?: string; age?: number }) {
  if (age !== undefined && age < 18) return <small>Under 18 counts with the youngest range.</small>;
  if (given === stored) return null;
  return (
    <small>
      Corrected from {given}, because you are {age}.
    </small>
  );
}

function BodyMassRow({ answers }: { answers: DraftAnswers }) {
  const { age, heightCm, weightKg } = answers;
  const badge = bmiBadge(bodyMassIndex(weightKg ?? null, heightCm ?? null), age ?? null);
  if (!badge) return null;
  return (
    <div className="answer-review-row">
      <dt>Body mass index (BMI)</dt>
      <dd>
        <Badge tone={badge.tone === 'warning' ? 'danger' : 'go'}>{badge.text}</Badge>
      </dd>
    </div>
  );
}
