import { readAudioSettings, subscribeToAudioSettings } from './audio-settings';

type Tone = 'count' | 'go';

const hertz: Record<Tone, number> = { count: 660, go: 990 };
const seconds: Record<Tone, number> = { count: 0.12, go: 0.32 };
let audio: AudioContext | null = null;

const voiceIsOff = () => {
  const { coachVoice, volume } = readAudioSettings();
  return !coachVoice || volume === 0;
};

// Turning the voice off stops it mid-sentence.
subscribeToAudioSettings(() => voiceIsOff() && hush());

/**
 * Speaks as the coach at rate and pitch 1, cutting off earlier speech; '11 st' would be a street. Returns the utterance, whose events report
 * its end, or null if the settings or the browser keep it silent.
 */
export function say(text: string): SpeechSynthesisUtterance | null {
  if (voiceIsOff() || !('speechSynthesis' in window)) return null;
  const words = new SpeechSynthesisUtterance(text.replaceAll(/(?<=\d) st\b/g, ' stone'));
  words.lang = 'en-US';
  words.rate = 1;
  words.pitch = 1;
  words.volume = readAudioSettings().volume / 100;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
  return words;
}

export function beep(tone: Tone): void {
  const { soundEffects, volume } = readAudioSettings();
  if (!soundEffects || volume === 0 || !('AudioContext' in window)) return;
  audio ??= new AudioContext();
  void audio.resume();
  const end = audio.currentTime + seconds[tone];
  const gain = audio.createGain();
  gain.gain.setValueAtTime((volume / 100) * 0.25, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const oscillator = audio.createOscillator();
  oscillator.frequency.value = hertz[tone];
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start();
  oscillator.stop(end);
}

/** Cuts off the current speech. */
export function hush(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}
