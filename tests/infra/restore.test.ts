import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import { readRestoring, type Environment } from '../../infra/environments';
import { accessOf } from './access';
import { propertiesOf, synthesize } from './synthesize';

const restored = (restoredTables: Environment['restoredTables']) =>
  synthesize('prod', { changes: { restoredTables } });
const before = synthesize('prod');
const after = restored({ people: 'people-20260408', profiles: 'profiles-20260408' });
const tablesOf = ({ data }: typeof before) =>
  Object.entries(propertiesOf(data, 'AWS::DynamoDB::Table')).map(([id, { TableName }]) => [id, TableName]);

describe('An environment that names restored tables', () => {
  it('keeps them in place of those before, which are let go and not deleted', () => {
    const names = tablesOf(after).map(([, name]) => name);
    expect(names).toHaveLength(Object.keys(manifest.tables).length);
    expect(names).toEqual(
      expect.arrayContaining(['vita-prod-people-20260408', 'vita-prod-profiles-20260408']),
    );
    expect(names).not.toContain('vita-prod-people');
    const ids = new Set(tablesOf(after).map(([id]) => id));
    const gone = Object.entries(before.data.findResources('AWS::DynamoDB::Table')).filter(
      ([id]) => !ids.has(id),
    );
    expect(gone).toHaveLength(2);
    for (const [, { DeletionPolicy }] of gone as [string, { DeletionPolicy: string }][])
      expect(DeletionPolicy).toBe('RetainExceptOnCreate');
  });

  it('tells every function, which may touch those and no others', () => {
    const own = Object.values(propertiesOf(after.template, 'AWS::Lambda::Function')).filter(
      ({ FunctionName }) => FunctionName,
    );
    for (const { Environment: environment } of own)
      expect(environment).toMatchObject({
        Variables: { RESTORED_TABLES: 'people=people-20260408,profiles=profiles-20260408' },
      });
    const granted = [...accessOf(after.template).values()].flat();
    expect(granted).toContain('dynamodb:GetItem on table/people-20260408');
    expect(granted.filter((line) => line.endsWith('on table/people'))).toEqual([]);
    expect(JSON.stringify(before.template.toJSON())).not.toContain('RESTORED_TABLES');
  });

  it('watches them', () => {
    expect(JSON.stringify(after.watch.toJSON())).toContain('vita-prod-people-20260408');
  });

  it('is refused where nothing can be restored', () => {
    expect(() => restored({ outbox: 'outbox-2' })).toThrow('outbox is not a table that can be restored here');
    expect(() => restored({ persons: 'persons-2' })).toThrow('persons is not a table');
    const changes = { restoredTables: { people: 'people-2' } };
    expect(() => synthesize('dev', { changes })).toThrow('people is not a table that can be restored here');
  });
});

describe('A lost user pool', () => {
  it('is made anew with its client, and one that is still there is let go and not deleted', () => {
    const { template } = synthesize('prod', { changes: { userPoolGeneration: 2 } });
    for (const type of ['AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient']) {
      const [old, fresh] = [before.template, template].map((each) => Object.keys(each.findResources(type)));
      expect(fresh).toHaveLength(1);
      expect(fresh).not.toEqual(old);
    }
    const [pool] = Object.values(before.template.findResources('AWS::Cognito::UserPool'));
    expect(pool).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate' });
  });
});

describe('A deployment while restoring', () => {
  const alarmEmail = 'ops@vita.example';
  const usual = synthesize('prod', { changes: { alarmEmail } });
  const restoring = synthesize('prod', { changes: { alarmEmail, restoring: true } });

  it('has no canary that could roll it back, and moves every alias at once', () => {
    const policies = ({ template }: typeof usual) =>
      Object.values(template.findResources('AWS::Lambda::Alias')).map(
        ({ UpdatePolicy }: { UpdatePolicy?: unknown }) => UpdatePolicy,
      );
    expect(policies(usual)).not.toContain(undefined);
    expect(policies(restoring)).toHaveLength(policies(usual).length);
    expect(new Set(policies(restoring))).toEqual(new Set([undefined]));
    restoring.template.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0);
  });

  it('has all alarms, and none that tells anyone', () => {
    const alarmsOf = ({ template, watch, edgeWatch }: typeof usual) =>
      [template, watch, edgeWatch!].flatMap((each) =>
        Object.values(propertiesOf(each, 'AWS::CloudWatch::Alarm')),
      );
    const enabled = (each: typeof usual) => new Set(alarmsOf(each).map((alarm) => alarm['ActionsEnabled']));
    const canaries = alarmsOf(usual).filter(({ AlarmName }) => String(AlarmName).includes('canary'));
    expect(alarmsOf(restoring)).toHaveLength(alarmsOf(usual).length - canaries.length);
    expect(enabled(restoring)).toEqual(new Set([false]));
    expect(enabled(usual)).not.toContain(false);
  });

  it('is asked for by a word that cannot be misread', () => {
    expect([undefined, 'false', 'true', true].map(readRestoring)).toEqual([false, false, true, true]);
    expect(() => readRestoring('yes')).toThrow("Unknown restoring 'yes': use -c restoring=true.");
  });
});
