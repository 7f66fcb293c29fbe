import { speak } from '../../../lib/audio/speak';
import { spokenText } from './spoken-text';

/** Says a reply and calls back once when it is over, at once where nothing can be heard. */
export const sayReply = (markdown: string, onEnd: () => void) => speak(spokenText(markdown), onEnd);
