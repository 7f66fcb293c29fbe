import { expect, it } from 'vitest';
import { localDateSchema } from '../../../../shared/rules/local-date';
import { answers } from '../../../../tests/support/answers';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import { beginConversation, edit } from './conversation';
import { replyTo } from './reply-to';

const today = localDateSchema.parse('2026-11-28');

it.each(['weightKg', 'heightCm'] as const)(
  'keeps %s as it is stored, although pounds, feet and inches show it rounded',
  (field) => {
    const stored = { ...answers, weightKg: 70.5, heightCm: 171.3 };
    const asking = { ...edit(beginConversation(stored, 'imperial'), field), asked: field };
    const shown = formatAnswer(field, stored, 'imperial');
    expect(replyTo(asking, shown, stored, 'imperial', today).given).toEqual({ [field]: stored[field] });
  },
);
