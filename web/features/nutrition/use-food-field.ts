import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { longestIngredients, longestSentence, nutritionContract } from '../../../shared/contracts/nutrition';
import { messageOf } from '../../lib/api/api-error';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { toast } from '../../ui/toast';
import { foodSearchQuery } from './api/nutrition-queries';
import { draftOfRead, type DraftItem } from './draft-item';

/** Fast typing sends one query, and results still appear without a noticeable wait. */
const typingMs = 20;
/** Longest food to search for, in characters. */
const longestName = 80;

/** The text once typing has paused. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What was eaten, or what a recipe asks for: then raw and dry foods are meant, and lines may be pasted. */
export type ReadAs = 'meal' | 'ingredients';

/** The typed text, the foods it could mean, and reading it as a sentence. */
export function useFoodField(onRead: (items: DraftItem[]) => void, as: ReadAs = 'meal') {
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [foundNothing, setFoundNothing] = useState(false);
  const wanted = useSettledText(text.trim().slice(0, longestName));
  const { data, isFetching } = useQuery(foodSearchQuery(wanted));
  const { mutate, isPending } = useMutation({
    mutationFn: (sentence: string) =>
      callEndpoint(nutritionContract.readSentence, { body: { text: sentence, as } }),
    onSuccess: (answer) => {
      setUnread(answer.unread);
      setFoundNothing(answer.items.length === 0 && answer.unread.length === 0);
      if (answer.items.length === 0) return;
      setText('');
      onRead(answer.items.map(draftOfRead));
    },
    onError: (error) =>
      toast.error('Error', messageOf(error, "I couldn't read that. Try again in a moment.")),
  });
  const limit = as === 'meal' ? longestSentence : longestIngredients;
  const canRead = text.trim() !== '' && text.trim().length <= limit;
  return {
    text,
    type(typed: string) {
      setText(typed);
      setUnread([]);
      setFoundNothing(false);
    },
    foods: wanted.length > 1 && text.trim().length > 1 ? (data?.foods ?? []) : [],
    isSearching: isFetching,
    unread,
    foundNothing,
    isReading: isPending,
    canRead,
    limit,
    read: () => canRead && !isPending && mutate(text.trim()),
  };
}
