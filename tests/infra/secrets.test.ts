import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import { secretsOf, type FunctionSpec, type SecretName } from '../../functions/manifest-types';
import { accessOf } from './access';
import { propertiesOf, synthesize } from './synthesize';

const functions: [string, FunctionSpec][] = Object.entries(manifest.functions);
const { template, data, findings } = synthesize('prod');
const access = accessOf(template);
const readers = (secret: SecretName) =>
  functions.filter(([, spec]) => secretsOf(spec).includes(secret)).map(([name]) => name);
const mayRead = (resource: RegExp) =>
  [...access].flatMap(([name, lines]) => {
    const reads = lines.filter((line) => line.startsWith('secretsmanager:'));
    return reads.some((line) => resource.test(line)) ? [name] : [];
  });
const built = Object.values(propertiesOf(template, 'AWS::Lambda::Function'));
const knowing = (variable: string) =>
  built
    .filter(({ Environment }) => variable in ((Environment as { Variables?: object })?.Variables ?? {}))
    .map(({ FunctionName }) => String(FunctionName).replace('vita-prod-', ''));

describe('A secret', () => {
  it('of deleted accounts is read by the three functions that make or look up tombstones', () => {
    expect(readers('tombstone').toSorted()).toEqual([
      'account-events',
      'account-post-authentication',
      'account-post-confirmation',
    ]);
  });

  it('of notifications is read by those that push, mail, and answer the links in emails', () => {
    expect(readers('notification').toSorted()).toEqual(['notifications-api', 'push-events']);
  });

  it('of the edge is read by every API, and by the turn of a talk, which hashes with it', () => {
    const apis = functions.filter(([, { contract }]) => contract).map(([name]) => name);
    expect(readers('origin').toSorted()).toEqual([...apis, 'voice-turn'].toSorted());
  });

  it.each([
    ['origin', 'ORIGIN_SECRET_ID', /on OriginSecret/],
    ['tombstone', 'TOMBSTONE_SECRET_ID', /vita-prod-tombstone-secret/],
    ['notification', 'NOTIFICATION_SECRET_ID', /vita-prod-notification-secret/],
  ] as const)(
    '%s may be read by those of the manifest alone, who alone know where it lies',
    (name, variable, resource) => {
      expect(mayRead(resource).toSorted()).toEqual(readers(name).toSorted());
      expect(knowing(variable).toSorted()).toEqual(readers(name).toSorted());
    },
  );

  it.each(['tombstone', 'notification'] as const)(
    '%s is granted where a module uses it, and nowhere else',
    (name) => {
      const using = new Set(functions.map(([, { entry }]) => entry));
      for (const entry of using)
        if (!readFileSync(entry, 'utf8').includes(`secretOf('${name}')`)) using.delete(entry);
      const granted = functions
        .filter(([, { secrets }]) => secrets?.includes(name))
        .map(([, { entry }]) => entry);
      expect([...using].toSorted()).toEqual([...new Set(granted)].toSorted());
    },
  );

  it('is in no variable of a function: only CloudFront gets one, by reference', () => {
    expect(JSON.stringify(built)).not.toContain('resolve:secretsmanager');
    expect(JSON.stringify(propertiesOf(template, 'AWS::CloudFront::Distribution'))).toContain(
      '{{resolve:secretsmanager:',
    );
  });

  it('that commands rotate is found by its tag', () => {
    const tags = Object.values(propertiesOf(data, 'AWS::SecretsManager::Secret')).map(({ Tags }) => Tags);
    expect(tags).toEqual(
      ['tombstone', 'notification'].map((name) =>
        expect.arrayContaining([{ Key: 'vita-secret', Value: `vita-prod-${name}-secret` }]),
      ),
    );
  });

  it('leaves no finding open', () => expect(findings).toEqual([]));
});
