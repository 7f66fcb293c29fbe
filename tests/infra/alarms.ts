import type { Template } from 'aws-cdk-lib/assertions';
import type { AlarmTitle } from '../../infra/alarm-texts';
import { propertiesOf } from './synthesize';

export interface Alarm {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions?: unknown[];
  OKActions?: unknown[];
  Metrics?: { MetricStat?: object }[];
}
interface LogMetric {
  LogGroupName: string;
  FilterPattern: string;
  MetricTransformations: { MetricName: string; MetricValue: string }[];
}

/** Whom the alarms of these tests tell. */
export const alarmEmail = 'ops@vita.example';

export const alarmsOf = (template: Template) =>
  Object.values(propertiesOf(template, 'AWS::CloudWatch::Alarm')) as unknown as Alarm[];

export const logMetricsOf = (template: Template) =>
  Object.values(propertiesOf(template, 'AWS::Logs::MetricFilter')) as unknown as LogMetric[];

export const titleOf = ({ AlarmName }: Alarm) =>
  AlarmName.replace('vita-prod: ', '').replace(/ \(.+\)$/, '') as AlarmTitle;

/** The function, queue, or table that an alarm is about. */
export const subjectOf = ({ AlarmName }: Alarm) => /\((.+)\)$/.exec(AlarmName)?.[1];
