import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnRoutine } from '../../../shared/contracts/routines';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { changeRoutine } from './api/change-routine';
import { createRoutine } from './api/create-routine';
import { deleteRoutine } from './api/delete-routine';
import { routinesQuery } from './api/routines-query';

const { queryKey } = routinesQuery();

const onError = (error: Error) =>
  toast.error('Error', messageOf(error, "That didn't save. Try again in a moment."));

/** Saves, changes, and deletes own routines; the list follows the server's answer. */
export function useRoutineChanges() {
  const client = useQueryClient();
  const follow = (change: (routines: OwnRoutine[]) => OwnRoutine[]) =>
    client.setQueryData(queryKey, (routines) => routines && change(routines));

  const create = useMutation({
    mutationFn: createRoutine,
    onSuccess: (kept) => follow((routines) => [kept, ...routines.filter(({ id }) => id !== kept.id)]),
    onError,
  });
  const change = useMutation({
    mutationFn: changeRoutine,
    onSuccess: (changed) =>
      follow((routines) => routines.map((each) => (each.id === changed.id ? changed : each))),
    onError,
  });
  const remove = useMutation({
    mutationFn: deleteRoutine,
    onSuccess: (_, gone) => follow((routines) => routines.filter(({ id }) => id !== gone)),
    onError,
  });
  return { create, change, remove };
}
