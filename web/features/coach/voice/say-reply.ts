import { readAudioSettings } from '../../../lib/audio/audio-settings';
import { spokenText } from './spoken-text';

/** Longer than the slowest voice needs; some browsers never tell that a text is over. */
const longestMs = (text: string) => 3_000 + text.length * 120;

/** Says a reply at rate and pitch 1 and calls back once when it is over, at once where the voice is switched off. */
export function sayReply(markdown: string, onEnd: () => void): void {
  const { coachVoice, volume } = readAudioSettings();
  const text = spokenText(markdown);
  if (!coachVoice || volume === 0 || !text || !('speechSynthesis' in window)) return onEnd();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  words.rate = 1;
  words.pitch = 1;
  words.volume = volume / 100;
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
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
}
