// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { assemblePoseModel } from './assemble-model';

const model = assemblePoseModel();

it('is put together to the same bytes every time', () => {
  expect(model).toHaveLength(5_786_354);
  expect(createHash('sha256').update(model).digest('hex')).toBe(
    '41dde1f56d9178a74b0714f119bab4968ef9707f3981ca0a8be85b11c429ec18',
  );
});

it('is an archive of two networks, neither of them compressed', () => {
  const text = model.toString('latin1');
  const at = text.indexOf('pose_detector.tflite');
  const landmarksAt = text.indexOf('pose_landmarks_detector.tflite', at);
  expect(text.startsWith('PK\u0003\u0004')).toBe(true);
  expect(model.readUInt16LE(8)).toBe(0);
  expect(text.slice(at + 'pose_detector.tflite'.length + 4).startsWith('TFL3')).toBe(true);
  expect(landmarksAt).toBeGreaterThan(at);
});

it('says of each network how its pictures are prepared', () => {
  expect(model.toString('latin1').split('TFLITE_METADATA')).toHaveLength(3);
  expect(model.toString('latin1').split('M001')).toHaveLength(3);
});
