import { useSyncExternalStore } from 'react';
import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { serverNow } from './clock';
import { createEmitter } from './emitter';

const lookEveryMs = 20_000;

const looks = createEmitter(() => {
  const look = () => looks.tell();
  const timer = setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
});

/** The current day in a time zone, by the server's clock. */
export const todayIn = (timeZone: string): LocalDate => localDateOf(serverNow(), timeZone);

/** The same for a page, which may stay open past midnight. */
export function useToday(timeZone: string): LocalDate {
  const read = () => todayIn(timeZone);
  return useSyncExternalStore(looks.subscribe, read, read);
}
