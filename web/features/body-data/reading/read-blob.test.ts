// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { importPartSchema } from '../../../../shared/contracts/body-data';
import { fitFixtures } from '../../../../tests/support/body-data/fit-fixtures';
import { loadSqlInNode } from '../../../../tests/support/body-data/phone-files';
import { phoneFixtures } from '../../../../tests/support/body-data/phone-fixtures';
import { xmlFixtures } from '../../../../tests/support/body-data/xml-fixtures';
import { readBlob } from './read-blob';
import { readRequest } from './read-request.fixture';

describe('Reading what watches and phones write', () => {
  it.each([...fitFixtures, ...xmlFixtures, ...phoneFixtures])('$name', async ({ file, expected }) => {
    const shares: number[] = [];

    const { leftOut, ...data } = await readBlob(
      await file(),
      readRequest(),
      (share) => shares.push(share),
      loadSqlInNode,
    );

    expect({ ...data, leftOut }).toEqual(expected);
    expect(importPartSchema.parse(data)).toEqual(data);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });
});
