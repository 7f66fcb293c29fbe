import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportedFood } from '../../../../shared/contracts/foods';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';
import { nutritionKey } from '../api/nutrition-queries';
import { importOwnFoods, ownFoodsQuery } from '../api/own-foods';
import type { Basis } from './columns';
import { checkText, decodeFile, type Decoded } from './decode-file';
import { foodsText, planImport, requestOf, type ImportPlan, type SameNames } from './import-plan';

interface Chosen {
  text: string;
  note: string | null;
  basis: Basis;
  plan: ImportPlan;
}

/** A refusal stored nothing; without an answer, no one knows. */
const isUncertain = (error: Error | null) =>
  error !== null && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** A refusal names the line that the server did not accept. */
function refusalText(error: Error | null): string | null {
  if (!error || isUncertain(error)) return null;
  const [, line] = /^foods\.(\d+)\./.exec(error.message) ?? [];
  return line ? `Line ${line} wasn't accepted, so nothing was added.` : messageOf(error, "That didn't work.");
}

/** Choosing a file, looking at what is in it, and storing it. */
export function useImport(onDone: () => void) {
  const queries = useQueryClient();
  const { data } = useQuery(ownFoodsQuery());
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sameNames, setSameNames] = useState<SameNames>('skip');
  const store = useMutation({
    mutationFn: (foods: Record<string, ImportedFood>) => importOwnFoods(foods),
    onSuccess: async ({ foods }) => {
      queries.removeQueries({ queryKey: ['foods'] });
      await queries.invalidateQueries({ queryKey: nutritionKey });
      toast.success('Added to My foods', foodsText(foods.length));
      onDone();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') await lookAgain();
    },
  });

  function show(read: Decoded, basis: Basis, own = data?.foods ?? []) {
    const plan = 'problem' in read ? read : planImport(read.text, basis, own);
    setProblem('problem' in plan ? plan.problem : null);
    setChosen('problem' in plan || 'problem' in read ? null : { ...read, basis, plan });
  }

  /** The foods that were there when the file was read have changed. */
  async function lookAgain() {
    if (!chosen) return;
    const { foods } = await queries.fetchQuery({ ...ownFoodsQuery(), staleTime: 0 });
    show(chosen, chosen.basis, foods);
  }

  const restart = () => {
    store.reset();
    setChosen(null);
    setProblem(null);
  };

  return {
    chosen,
    problem,
    sameNames,
    chooseSameNames: setSameNames,
    chooseFile: async (file: File) => show(await decodeFile(file), '100 g'),
    choosePasted: (text: string) => show(checkText(text), '100 g'),
    chooseBasis: (basis: Basis) => chosen && show(chosen, basis),
    restart,
    /** The same request again, so that nothing is added twice. */
    store: () => {
      if (!chosen) return;
      store.mutate(
        isUncertain(store.error) && store.variables ? store.variables : requestOf(chosen.plan, sameNames),
      );
    },
    isStoring: store.isPending,
    refusal: refusalText(store.error),
    isUncertain: isUncertain(store.error),
  };
}

export type Import = ReturnType<typeof useImport>;
