import { say } from './announcer';

/** Longer than the slowest voice needs, because some browsers never report the end of a text. */
const longestMs = (text: string) => 3_000 + text.length * 120;

/** Speaks a text and calls back once when it ends or is cut off, or right away if nothing can be heard. */
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
