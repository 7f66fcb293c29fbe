import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/api-error';
import { readPushState, startPush, stopPush, type PushState } from './push-browser';

const words: Record<PushState, string> = {
  on: 'This browser tells you while the app is closed.',
  off: 'While the app is closed, of what you choose. I ask your browser for permission first.',
  denied: 'Your browser forbids it for this page. You can allow it in the browser’s own settings.',
  unsupported: 'This browser cannot. On an iPhone or iPad, add the app to the home screen first.',
};

/** What the switch for notifications outside of the app shows and does; the permission is asked for by a tap only. */
export function usePush() {
  const queries = useQueryClient();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    readPushState().then(
      (read) => isHere && setState(read),
      () => isHere && setState('unsupported'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  const change = async (on: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      setState(await (on ? startPush() : stopPush()));
      await queries.invalidateQueries({ queryKey: ['notification-preferences'] });
    } catch (error) {
      setFailure(messageOf(error, 'That did not work. Try again in a moment.'));
    }
    setBusy(false);
  };
  return {
    label: 'Notify me on this device',
    description: failure ?? (state ? words[state] : 'One moment.'),
    checked: state === 'on',
    disabled: busy || state === null || state === 'denied' || state === 'unsupported',
    onChange: (on: boolean) => void change(on),
  };
}
