import type { ReactNode } from 'react';
import { bmiBadge, bodyMassIndex } from '../../../../shared/rules/bmi';
import type { AnswerField, DraftAnswers } from '../../../../shared/rules/questionnaire';
import { withRangeOfAge } from '../../../../shared/rules/questionnaire/contradictions';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import { formSteps } from '../form-steps';
import { questionFor } from '../../../../shared/rules/questionnaire/questions';
import { conditionsText } from '../../../../shared/rules/training/condition-names';
import type { UnitSystem } from '../../../../shared/rules/units';
import { textLinkClass } from '../../../ui/text-link';
import { unanswered } from '../unanswered';

export interface EditLook {
  className: string;
  'aria-label': string;
}

export interface AnswerReviewProps {
  answers: DraftAnswers;
  units: UnitSystem;
  /** Things mentioned elsewhere that are planned around as well, as labels. */
  plannedAround?: readonly string[];
  /** Asks for an answer again in place. */
  onEdit?: (field: AnswerField) => void;
  /** Else a link to its question. */
  editLink?: (field: keyof DraftAnswers, look: EditLook) => ReactNode;
}

/** All answers by step, as they will be saved, each with a way back to its question. */
export function AnswerReview(props: AnswerReviewProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-6" aria-labelledby="answer-review-title">
      <h2 className="text-title" id="answer-review-title">
        Check your answers
      </h2>
      <Answers {...props} />
    </section>
  );
}

export function Answers({ answers, units, plannedAround = [], onEdit, editLink }: AnswerReviewProps) {
  const { age, conditions } = answers;
  const stored = { ...unanswered, ...withRangeOfAge(answers) };
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {formSteps.map((step) => (
        <div key={step.title} className="rounded-lg border border-line bg-surface-1 px-pad pt-4 pb-2">
          <h3 className="mb-1 text-small text-coach-text">{step.title}</h3>
          <dl>
            {step.fields.includes('medicalConditions') && (conditions || editLink) && (
              <Row
                label="Conditions"
                text={conditionsText(conditions)}
                editLink={editLink && ((look) => editLink('conditions', look))}
              />
            )}
            {step.fields.map((field) => (
              <Row
                key={field}
                label={questionFor(field).label}
                text={formatAnswer(field, stored, units)}
                onEdit={onEdit && (() => onEdit(field))}
                editLink={editLink && ((look) => editLink(field, look))}
              >
                {field === 'ageRange' && age !== undefined && age < 18 && (
                  <small className={noteClass}>Under 18? You're in our youngest age range.</small>
                )}
              </Row>
            ))}
            {step.fields.includes('weightKg') && <BodyMassRow answers={answers} />}
            {step.fields.includes('medicalConditions') && (
              <AroundRow answers={answers} told={plannedAround} />
            )}
          </dl>
        </div>
      ))}
    </div>
  );
}

const rowClass =
  'grid min-h-tap-lg grid-cols-words-end items-center gap-x-3 border-t border-line py-1 first:border-t-0';
const termClass = 'col-start-1 self-end text-small leading-text text-fg-2';
const answerClass = 'col-start-1 self-start leading-text font-strong wrap-anywhere';
const noteClass = 'block text-small font-medium text-fg-2';

interface RowProps {
  label: string;
  text: string;
  onEdit?: (() => void) | undefined;
  editLink?: ((look: EditLook) => ReactNode) | undefined;
  children?: ReactNode;
}

function Row({ label, text, onEdit, editLink, children }: RowProps) {
  const look = {
    className: `${textLinkClass} min-w-tap justify-end`,
    'aria-label': `Edit ${label.toLowerCase()}`,
  };
  return (
    <div className={rowClass}>
      <dt className={termClass}>{label}</dt>
      <dd className={answerClass}>
        {text}
        {children}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center empty:hidden">
        {onEdit ? (
          <button type="button" {...look} onClick={onEdit}>
            Edit
          </button>
        ) : (
          editLink?.(look)
        )}
      </dd>
    </div>
  );
}

/** Chosen, written in the notes, or mentioned in the chat, in the person's own words. */
function AroundRow({
  answers: { conditions = [], medicalConditions, bodyPains },
  told,
}: {
  answers: DraftAnswers;
  told: readonly string[];
}) {
  const chosen = conditions.length > 0 ? conditionsText(conditions).split(', ') : [];
  // 'My back hurts' is there as 'Lower back'; 'back and ankle' says more.
  const isTold = (words: string) =>
    !/\band\b|&/i.test(words) &&
    told.some((name) => words.toLowerCase().includes(name.toLowerCase().split(' ').at(-1) ?? name));
  const noted = [medicalConditions, bodyPains]
    .flatMap((note) => note?.split(/\s*,\s*/) ?? [])
    .filter((words) => !isTold(words));
  const named = new Map([...chosen, ...noted, ...told].map((name) => [name.toLowerCase(), name]));
  const all = [...named.values()].filter(Boolean);
  return all.length > 0 && <Row label="Planned around" text={all.join(', ')} />;
}

function BodyMassRow({ answers }: { answers: DraftAnswers }) {
  const { age, heightCm, weightKg } = answers;
  const badge = bmiBadge(bodyMassIndex(weightKg ?? null, heightCm ?? null), age ?? null);
  return badge && <Row label="Body mass index (BMI)" text={badge.text} />;
}
