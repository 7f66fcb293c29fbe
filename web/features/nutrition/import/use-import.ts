import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foodImportContract, type ImportedFood } from '../../../../shared/contracts/food-import';
import type { OwnFood } from '../../../../shared/contracts/foods';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { toast } from '../../../ui/toast';
import { nutritionKey } from '../api/nutrition-queries';
import { ownFoodsQuery } from '../api/own-foods';
import type { Basis } from './columns';
import { checkText, decodeFile, type Decoded } from './decode-file';
import { foodsText, planImport, requestOf, type ImportPlan, type SameNames } from './import-plan';

interface Table {
  text: string;
  note: string | null;
  /** The foods that were there when the table was read. */
  own: readonly OwnFood[];
}

interface Chosen extends Table {
  basis: Basis;
  plan: ImportPlan;
}

/** A refusal stored nothing; without an answer, no one knows. */
const isUncertain = (error: Error | null) =>
  error !== null && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** A refusal names the line that the server did not accept. */
function refusalText(error: Error | null): string | null {
  if (!error || isUncertain(error)) return null;
  const [, line] = /^foods\.(\d+)\./.exec(String(error.cause)) ?? [];
  return line ? `Line ${line} wasn't accepted, so nothing was added.` : messageOf(error, "That didn't work.");
}

/** Choosing a file, looking at what is in it, and storing it. */
export function useImport(onDone: () => void) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [sameNames, setSameNames] = useState<SameNames>('skip');

  function show(table: Table, basis: Basis) {
    const plan = planImport(table.text, basis, table.own);
    setProblem('problem' in plan ? plan.problem : null);
    setChosen('problem' in plan ? null : { ...table, basis, plan });
  }

  async function read(table: Decoded | Promise<Decoded>) {
    setReading(true);
    const [decoded, own] = await Promise.all([table, readOwn(queries)]);
    setReading(false);
    if ('problem' in decoded) setProblem(decoded.problem);
    else show({ ...decoded, own }, '100 g');
  }

  const store = useMutation({
    mutationFn: (foods: Record<string, ImportedFood>) =>
      callEndpoint(foodImportContract.importOwnFoods, { body: { foods } }),
    onSuccess: async ({ foods }) => {
      queries.removeQueries({ queryKey: ['foods'] });
      await queries.invalidateQueries({ queryKey: nutritionKey });
      toast.success('Added to My foods', foodsText(foods.length));
      onDone();
    },
    onError: async (error) => {
      // The foods that were there when the table was read have changed.
      if (chosen && error instanceof ApiError && error.code === 'changed_meanwhile')
        show({ ...chosen, own: await readOwn(queries) }, chosen.basis);
    },
  });

  return {
    chosen,
    problem,
    isReading,
    sameNames,
    chooseSameNames: setSameNames,
    chooseFile: (file: File) => read(decodeFile(file)),
    choosePasted: (text: string) => read(checkText(text)),
    chooseBasis: (basis: Basis) => chosen && show(chosen, basis),
    restart: () => {
      store.reset();
      setChosen(null);
      setProblem(null);
    },
    /** After no answer the same request again, so that nothing is added twice. */
    store: () => {
      if (!chosen) return;
      const isRepeat = isUncertain(store.error) && store.variables;
      store.mutate(isRepeat ? store.variables : requestOf(chosen.plan, sameNames));
    },
    isStoring: store.isPending,
    refusal: refusalText(store.error),
    isUncertain: isUncertain(store.error),
  };
}

/** As of now; without a connection, as last seen. */
async function readOwn(queries: QueryClient): Promise<readonly OwnFood[]> {
  const query = ownFoodsQuery();
  const fresh = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  return (fresh ?? queries.getQueryData(query.queryKey))?.foods ?? [];
}

export type Import = ReturnType<typeof useImport>;
