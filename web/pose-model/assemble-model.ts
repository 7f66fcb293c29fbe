import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { storedZip } from './stored-zip.ts';
import { addImageMetadata } from './tflite-metadata.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@mediapipe/pose/package.json'));
const packed = 'pose_solution_packed_assets';

/** The network that finds a person in an image, extracted from the package's file of several. */
function readDetector(): Buffer {
  const loader = readFileSync(join(folder, `${packed}_loader.js`), 'utf8');
  const place = /"filename":\s*"[^"]*pose_detection\.tflite",\s*"start":\s*(\d+),\s*"end":\s*(\d+)/.exec(
    loader,
  );
  if (!place) throw new Error('The package @mediapipe/pose lists no pose_detection.tflite.');
  return readFileSync(join(folder, `${packed}.data`)).subarray(Number(place[1]), Number(place[2]));
}

/**
 * `pose_landmarker_lite.task`, assembled from the pinned package because MediaPipe Tasks needs metadata that its
 * files lack. The bytes are always the same.
 */
export function assemblePoseModel(): Buffer {
  const landmarks = readFileSync(join(folder, 'pose_landmark_lite.tflite'));
  return storedZip([
    {
      name: 'pose_detector.tflite',
      content: addImageMetadata(readDetector(), 'pose_detector', { mean: 127.5, std: 127.5 }),
    },
    {
      name: 'pose_landmarks_detector.tflite',
      content: addImageMetadata(landmarks, 'pose_landmarks_detector', { mean: 0, std: 255 }),
    },
  ]);
}
