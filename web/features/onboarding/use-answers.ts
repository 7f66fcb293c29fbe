import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { TrainingChoice } from '../../../shared/contracts/training';
import type { AnswerField, DraftAnswers, ProfileAnswers } from '../../../shared/rules/questionnaire';
import { contradictionOf } from '../../../shared/rules/questionnaire/contradictions';
import { formSteps, missingFields, type FormStep } from './form-steps';
import { draftQuery } from './api/draft-query';
import { saveDraft } from './api/save-draft';
import { createDraftSaver, type SaveStatus } from './draft-saver';
import { requiredText } from './required-texts';

export type Problems = Partial<Record<AnswerField, string>>;

/** Gives an answer and saves it, or says why a field's content is not one. */
export interface AnswerActions {
  answer: <Field extends keyof ProfileAnswers>(field: Field, value: ProfileAnswers[Field]) => void;
  refuse: (field: AnswerField, message: string) => void;
  rename: (name: string) => void;
}

function useDraftSaver() {
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [saver] = useState(() => createDraftSaver({ save: saveDraft, onStatus: setStatus }));
  useEffect(() => {
    const flush = () => void saver.flush();
    saver.open();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      void saver.finish();
    };
  }, [saver]);
  return { status, saver };
}

/** The answers: the profile's (when onboarding is redone), overridden by the draft's, overridden by what is typed now. */
export function useAnswers(previous: DraftAnswers | null) {
  const queryClient = useQueryClient();
  const draft = useQuery(draftQuery());
  const { status, saver } = useDraftSaver();
  const [refused, setRefused] = useState<Problems>({});

  const choose = useCallback(
    (training: TrainingChoice) => {
      queryClient.setQueryData(draftQuery().queryKey, (before) => ({ answers: {}, ...before, training }));
      saver.add({ training });
    },
    [queryClient, saver],
  );
  const answer = useCallback<AnswerActions['answer']>(
    (field, value) => {
      const given: DraftAnswers = { [field]: value };
      setRefused((before) => ({ ...before, [field]: undefined }));
      queryClient.setQueryData(draftQuery().queryKey, (before) => ({
        ...before,
        answers: { ...before?.answers, ...given },
      }));
      saver.add(given);
    },
    [queryClient, saver],
  );
  const rename = useCallback(
    (name: string) => {
      queryClient.setQueryData(draftQuery().queryKey, (before) => ({ answers: {}, ...before, name }));
      saver.add({ name });
    },
    [queryClient, saver],
  );
  const refuse = useCallback<AnswerActions['refuse']>(
    (field, message) => setRefused((before) => ({ ...before, [field]: message })),
    [],
  );

  const stored = { ...previous, ...draft.data?.answers };
  const answers: DraftAnswers = Object.fromEntries(
    Object.entries(stored).filter(([field]) => !refused[field as AnswerField]),
  );
  const training = { chosen: draft.data?.training, choose };
  const name = draft.data?.name;
  return { draft, answers, name, training, refused, actions: { answer, refuse, rename }, status, saver };
}

export type Answering = ReturnType<typeof useAnswers>;

/** Why a step can't be completed yet, field by field. */
export function problemsOf(step: FormStep, answers: DraftAnswers, refused: Problems): Problems {
  const missing = missingFields(step, answers).map((field) => [field, requiredText(field)]);
  const wrong = step.fields.filter((field) => refused[field]).map((field) => [field, refused[field]]);
  const unsure = step.fields.includes('age') && contradictionOf('age', answers);
  return {
    ...Object.fromEntries([...missing, ...wrong]),
    ...(unsure && { age: 'Please tap the one that is right.' }),
  };
}

/** The first step with something left to answer, counted from 1; the last one if there is none. */
export function firstOpenStep(answers: DraftAnswers, refused: Problems = {}): number {
  const open = formSteps.findIndex((step) => Object.keys(problemsOf(step, answers, refused)).length > 0);
  return open === -1 ? formSteps.length : open + 1;
}
