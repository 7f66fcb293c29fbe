import { describe, expect, it, vi } from 'vitest';
import { SecretsRefused, type CallSecrets } from '../../functions/platform/secrets-manager';
import { rotateSecret } from './rotate-secret';
import { deployedSecrets, generationsOf } from './secrets';

const day = 86_400;
const today = Date.parse('2026-11-20T10:00:00Z') / 1000;
const refused = () => new SecretsRefused('ResourceNotFoundException', 400);

/** Secrets Manager with two tagged secrets, both set `age` days ago. */
function setUp({ age = 0, rotated = true } = {}) {
  const put = vi.fn<(input: object) => void>();
  const call: CallSecrets = async (operation, input) => {
    if (operation === 'ListSecrets')
      return {
        SecretList: ['vita-prod-tombstone-secret', 'vita-prod-tombstone-secret-of-old'].map((Value) => ({
          ARN: `arn:${Value}`,
          Tags: [{ Key: 'vita-secret', Value }],
        })),
      };
    if (operation === 'PutSecretValue') return put(input);
    const { SecretId, VersionStage } = input as { SecretId: string; VersionStage: string };
    if (SecretId !== 'arn:vita-prod-tombstone-secret') throw refused();
    if (VersionStage === 'AWSCURRENT') return { SecretString: 'b', CreatedDate: today - age * day };
    if (!rotated) throw refused();
    return { SecretString: 'a', CreatedDate: 0 };
  };
  const secrets = deployedSecrets(call, 'vita-prod');
  const rotate = (force = false) =>
    rotateSecret(secrets, { name: 'tombstone', now: new Date(today * 1000), force });
  return { put, secrets, rotate };
}

describe('Rotating a secret', () => {
  it('adds a long random generation to the one secret that has the environment’s tag', async () => {
    const { put, rotate } = setUp({ age: 36 });
    expect(await rotate()).toContain('Next: 2026-12-26.');
    await rotate();
    const texts = put.mock.calls.map(([input]) => input as { SecretId: string; SecretString: string });
    expect(texts[0]).toMatchObject({
      SecretId: 'arn:vita-prod-tombstone-secret',
      SecretString: expect.stringMatching(/^[\w-]{48}$/) as string,
      ClientRequestToken: expect.stringMatching(/^.{32,64}$/) as string,
    });
    expect(texts[0]?.SecretString).not.toBe(texts[1]?.SecretString);
  });

  it('waits until nothing depends on the generation that would be lost, unless it must not', async () => {
    const { put, rotate } = setUp({ age: 35 });
    await expect(rotate()).rejects.toThrow('Not before 2026-11-21');
    expect(put).not.toHaveBeenCalled();
    await rotate(true);
    expect(put).toHaveBeenCalledOnce();
  });

  it('can happen at any time for the first time', async () => {
    const { put, rotate } = setUp({ age: 0, rotated: false });
    await rotate();
    expect(put).toHaveBeenCalledOnce();
  });

  it('says where there is no such secret', async () => {
    const { secrets } = setUp();
    const now = new Date(today * 1000);
    await expect(rotateSecret(secrets, { name: 'notification', now, force: false })).rejects.toThrow(
      '0 secrets have the tag vita-prod-notification-secret',
    );
  });
});

it('A command that needs a secret reads both generations', async () => {
  const { secrets } = setUp();
  expect(await generationsOf(secrets, 'tombstone').read()).toEqual({ current: 'b', previous: 'a' });
});
