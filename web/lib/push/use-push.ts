import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/api-error';
import { readPushState, startPush, stopPush, type PushState } from './push-browser';

const words: Record<PushState, string> = {
  on: 'You’ll get notifications here while the app is closed.',
  off: 'For what you choose, while the app is closed. Your browser will ask for permission first.',
  denied: 'Your browser blocks notifications for this page. You can allow them in its settings.',
  unsupported:
    'This browser doesn’t support notifications. On an iPhone or iPad, add the app to your home screen first.',
};

const failedText = "That didn't work. Try again in a moment.";
const blockedText = "Notifications are blocked for this site. Allow them in your browser's settings.";

/** A browser's own words are not for people. */
function failureText(error: unknown): string {
  if (!(error instanceof DOMException)) return messageOf(error, failedText);
  return error.name === 'NotAllowedError' ? blockedText : failedText;
}

/** Notifications on this device: whether they come, and how to turn them on or off; permission is requested only then. */
export function usePushState() {
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
  /** The new state; null if it failed. */
  const change = async (on: boolean): Promise<PushState | null> => {
    let changed: PushState | null = null;
    setBusy(true);
    setFailure(null);
    try {
      changed = await (on ? startPush() : stopPush());
      setState(changed);
      await queries.invalidateQueries({ queryKey: ['notification-preferences'] });
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
    return changed;
  };
  return { state, busy, failure, change };
}

/** The switch for notifications outside the app. */
export function usePush() {
  const { state, busy, failure, change } = usePushState();
  return {
    label: 'Notify me on this device',
    description: failure ?? (state ? words[state] : 'One moment.'),
    checked: state === 'on',
    disabled: busy || state === null || state === 'denied' || state === 'unsupported',
    onChange: (on: boolean) => void change(on),
  };
}
