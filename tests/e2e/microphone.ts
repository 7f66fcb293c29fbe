import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { wavOf } from '../support/sounds';

/** Options of a browser that hears a sound at 24 kHz in a loop, and may use its microphone. */
export function hearing(sound: Float32Array) {
  const file = join(mkdtempSync(join(tmpdir(), 'vita-voice-')), 'speech.wav');
  writeFileSync(file, wavOf(sound, 24_000));
  const args = [
    ...chromiumFlags,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ];
  return { permissions: ['microphone'], launchOptions: { executablePath: findChromium(), args } };
}
