import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { saveSessionNotes, type SessionNotes } from './api/save-session-notes';
import { personalRecordsQuery } from './api/personal-records-query';
import { workoutHistoryQuery } from './api/workout-history-query';

const { queryKey } = workoutHistoryQuery();

/** Saves a session's effort and sets one after the other; the history shows them right away. */
export function useSessionNotes(session: WorkoutSession) {
  const client = useQueryClient();
  const { mutate, isPending, variables, data } = useMutation({
    scope: { id: `session-notes ${session.id}` },
    mutationFn: (notes: SessionNotes) => saveSessionNotes({ id: session.id, ...notes }),
    onSuccess: ({ id, effort, sets }, notes) => {
      if (notes.sets) void client.invalidateQueries({ queryKey: personalRecordsQuery().queryKey });
      client.setQueryData(queryKey, (history) => {
        if (!history) return history;
        const pages = history.pages.map((page) => ({
          ...page,
          sessions: page.sessions.map((each) => (each.id === id ? { ...each, effort, sets } : each)),
        }));
        return { ...history, pages };
      });
      // A workout just done is not in the list yet, and writing the list would make it look up to date.
      const listed = client.getQueryData(queryKey)?.pages.flatMap(({ sessions }) => sessions) ?? [];
      const known = listed.some((each) => each.id === id && each.completedAt !== null);
      if (!known) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => toast.error('Error', messageOf(error, "That didn't save. Try again in a moment.")),
  });
  const stored = data ?? session;
  return {
    /** The last choice; back to the stored one if saving failed. */
    effort: (isPending ? variables?.effort : undefined) ?? stored.effort,
    sets: stored.sets,
    saving: isPending,
    saved: Boolean(data) && !isPending,
    save: mutate,
  };
}

export type SessionNotesState = ReturnType<typeof useSessionNotes>;
