import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

interface MonthlyBudget {
  name: string;
  usd: number;
  /** The recipient. */
  email: string;
}

/** Sends an email when four fifths of the month's budget are spent, and when the month is forecast to exceed it. */
export function createMonthlyBudget(scope: Construct, id: string, { name, usd, email }: MonthlyBudget): void {
  const subscribers = [{ subscriptionType: 'EMAIL', address: email }];
  const tell = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers,
  });
  new CfnBudget(scope, id, {
    budget: {
      budgetName: name,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: usd, unit: 'USD' },
    },
    notificationsWithSubscribers: [tell('ACTUAL', 80), tell('FORECASTED', 100)],
  });
}
