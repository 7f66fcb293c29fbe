import { say } from './announcer';

/** Longer than the slowest voice needs; some browsers never tell that a text is over. */
const longestMs = (text: string) => 3_000 + text.length * 120;

/** Says a text aloud and calls back once when it is over or was cut off, at once where nothing can be heard. */
export function speak(text: string, onEnd: () => void): void {
  const words = text ? say(text) : null;
  if (!words) return onEnd();
  let over = false;
  const finish = () => {
    if (over) return;
    over = true;
    clearTimeout(limit);
    onEnd();
  };
  const limit = setTimeout(finish, longestMs(text));
  words.addEventListener('end', finish);
  words.addEventListener('error', finish);
}
