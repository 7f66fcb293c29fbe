import { speak } from '../../../lib/audio/speak';
import { spokenText } from './spoken-text';

/** Speaks a reply and calls back once when done, or right away if there is no voice. */
export const sayReply = (markdown: string, onEnd: () => void) => speak(spokenText(markdown), onEnd);
