import type { ReactNode } from 'react';
import type { AnswerField } from '../../../../shared/rules/questionnaire';

export const questionBlockId = (field: AnswerField) => `answer-${field}`;

/** The anchor of one question, which the review's Edit links lead to. */
export function QuestionBlock({ field, children }: { field: AnswerField; children: ReactNode }) {
  return <div id={questionBlockId(field)}>{children}</div>;
}
