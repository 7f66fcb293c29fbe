import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { IConstruct } from 'constructs';

/** Alarms go on watching and tell no one: while a restore keeps functions stopped, all of them would ring. */
export function silenceAlarms(root: IConstruct): void {
  for (const each of root.node.findAll()) if (each instanceof CfnAlarm) each.actionsEnabled = false;
}
