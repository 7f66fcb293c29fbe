import type { DanceStyleId } from '../../shared/rules/dance/choices';
import { createBand, fullLoudness } from '../../web/features/dance/music/band';
import { phraseSeconds, writePhrase } from '../../web/features/dance/music/score';
import { voices } from '../../web/features/dance/music/voices';

const [rate, moves] = [44_100, 10];

/** Some moves of a dance in a row, at the loudest setting; returns the peak of the sound in each second. */
async function renderDance(style: DanceStyleId, phrases: readonly number[]) {
  const seconds = phrases.length * phraseSeconds;
  const context = new OfflineAudioContext(1, seconds * rate, rate);
  const { band, master } = createBand(context, style);
  master.gain.value = fullLoudness;
  for (const [place, phrase] of phrases.entries()) {
    for (const note of writePhrase(style, phrase, moves))
      voices[note.lane](band, note, place * phraseSeconds + note.seconds);
  }
  const samples = (await context.startRendering()).getChannelData(0);
  return Array.from({ length: seconds }, (_, second) => {
    const part = samples.subarray(second * rate, (second + 1) * rate);
    const peak = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return { peak, mean: Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / rate) };
  });
}

export type RenderDance = typeof renderDance;
Object.assign(window, { renderDance });
