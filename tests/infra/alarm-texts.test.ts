// cspell:ignore faws flambda fvita
import { Match } from 'aws-cdk-lib/assertions';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import { alarmTexts } from '../../infra/alarm-texts';
import { alarmEmail, alarmsOf, subjectOf, titleOf } from './alarms';
import { synthesize } from './synthesize';

const { template, watch, edgeWatch } = synthesize('prod', { changes: { alarmEmail } });
const watching = [watch, edgeWatch!].flatMap(alarmsOf);
const alarms = [...watching, ...alarmsOf(template)];

const runbook = readFileSync(path.resolve(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
const rows = new Map(
  runbook
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, title = '', severity = '', impact = '', what = '']) => [title, { severity, impact, what }]),
);

describe('every alarm', () => {
  it('says what happened to what, what people notice, and how urgent it is', () => {
    for (const alarm of alarms) {
      const { means, impact, severity } = alarmTexts[titleOf(alarm)];
      const subject = subjectOf(alarm);
      expect(impact).toMatch(/^(Some p|A few p|P)eople [^.]+\.$/);
      const [first, second] = alarm.AlarmDescription.split('\n');
      expect(first).toBe(`${subject ? `${subject}: ` : ''}${means} ${impact}`);
      expect(second).toBe(`Severity: ${severity}`);
    }
  });

  it('links the dashboard, a query of the right logs, and the runbook', () => {
    for (const alarm of alarms) {
      const [, , book, dashboard, logs] = alarm.AlarmDescription.split('\n');
      expect(book).toBe(`Runbook: Alarms, ${titleOf(alarm)}`);
      expect(dashboard).toMatch(
        /^Dashboard: https:\/\/eu-west-2\.console.+#dashboards\/dashboard\/vita-prod$/,
      );
      expect(logs).toMatch(/^Logs: https:\/\/[\w-]+\.console\.aws\.amazon\.com\/cloudwatch\/home\?region=/);
    }
    const ofFunctions = alarms.filter((alarm) => String(subjectOf(alarm)) in manifest.functions);
    for (const alarm of ofFunctions)
      expect(alarm.AlarmDescription).toContain(`source~(~'*2faws*2flambda*2fvita-prod-${subjectOf(alarm)})`);
  });

  it('finds in the logs what too many functions say for a link', () => {
    watch.resourceCountIs('AWS::Logs::QueryDefinition', 1);
    watch.hasResourceProperties('AWS::Logs::QueryDefinition', {
      Name: 'vita-prod: malformed rows',
      QueryString: alarmTexts['malformed rows'].query,
      LogGroupNames: Object.keys(manifest.functions).map((name) => `/aws/lambda/vita-prod-${name}`),
    });
    const alarm = alarms.find((each) => titleOf(each) === 'malformed rows');
    expect(alarm?.AlarmDescription).toMatch(/saved query vita-prod: malformed rows$/);
  });

  it('has room for its text, even with a long address of the runbook', () => {
    const runbookUrl =
      'https://git.example.com/an-organization-with-a-long-name/vita/blob/main/docs/runbook.md';
    const long = synthesize('prod', { changes: { alarmEmail, runbookUrl } });
    for (const { AlarmDescription } of [long.watch, long.edgeWatch!, long.template].flatMap(alarmsOf)) {
      expect(AlarmDescription).toContain(`Runbook: ${runbookUrl}#alarms, `);
      expect(AlarmDescription.length).toBeLessThanOrEqual(1024);
    }
  });

  it.each(Object.entries(alarmTexts))(
    '%s is in the runbook, with the same words and what to do',
    (title, { severity, impact }) => {
      expect(rows.get(title)).toMatchObject({ severity, impact });
      expect(rows.get(title)?.what.length).toBeGreaterThan(20);
    },
  );

  it('that is named exists', () => {
    expect(new Set(alarms.map(titleOf))).toEqual(new Set(Object.keys(alarmTexts)));
    expect(new Set(alarms.map(({ AlarmName }) => AlarmName)).size).toBe(alarms.length);
  });

  it('emails the operator when it rings and when it is over, by a topic of its severity', () => {
    for (const alarm of watching) {
      const { severity } = alarmTexts[titleOf(alarm)];
      const topic = { Ref: expect.stringContaining(`Bell${severity}`) as string };
      expect([alarm.AlarmActions, alarm.OKActions]).toEqual([[topic], [topic]]);
    }
    for (const each of [watch, edgeWatch!]) {
      for (const TopicName of ['vita-prod-page', 'vita-prod-ticket'])
        each.hasResourceProperties('AWS::SNS::Topic', { TopicName });
      each.resourcePropertiesCountIs(
        'AWS::SNS::Subscription',
        { Protocol: 'email', Endpoint: alarmEmail },
        2,
      );
    }
  });

  it('may use its topic, and no alarm of another account', () => {
    for (const each of [watch, edgeWatch!]) {
      const fromThisAccount = Match.objectLike({
        Effect: 'Allow',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      });
      const PolicyDocument = { Statement: Match.arrayWith([fromThisAccount]) };
      each.resourcePropertiesCountIs('AWS::SNS::TopicPolicy', { PolicyDocument }, 2);
    }
  });

  it('looks at no more metrics than CloudWatch takes', () => {
    for (const { Metrics = [] } of alarms)
      expect(Metrics.filter(({ MetricStat }) => MetricStat).length).toBeLessThanOrEqual(10);
  });
});
