import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from './api-error';

interface Removal {
  remove: (id: string) => Promise<unknown>;
  putBack: (id: string) => Promise<unknown>;
  onRemoved: (undo: () => void) => void;
  /** What to say of it: the server's words, else these. */
  onProblem: (text: string) => void;
  texts: { notRemoved: string; notPutBack: string };
}

/** Removes something that can be put back. What it counted for is shown in many places: all are read again. */
export function useRemoval({ remove, putBack, onRemoved, onProblem, texts }: Removal) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries();
  const { mutate: restore } = useMutation({
    mutationFn: putBack,
    onError: (error) => onProblem(messageOf(error, texts.notPutBack)),
    onSettled,
  });
  return useMutation({
    mutationFn: remove,
    onSuccess: (_, id) => onRemoved(() => restore(id)),
    onError: (error) => onProblem(messageOf(error, texts.notRemoved)),
    onSettled,
  });
}
