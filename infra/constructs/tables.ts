import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { IndexSpec, TableSpec } from '../../functions/manifest-types';
import type { Environment } from '../environments';
import { acceptFindings } from './accept-findings';
import { removalOf } from './removal';

const text = AttributeType.STRING;

interface TablesProps {
  environment: Environment;
  tableOf: (name: string) => string;
  tables: Record<string, TableSpec>;
}

function addIndex(table: Table, indexName: string, index: IndexSpec): void {
  const sortType = index.sortType === 'N' ? AttributeType.NUMBER : text;
  table.addGlobalSecondaryIndex({
    indexName,
    partitionKey: { name: index.key, type: text },
    sortKey: index.sort ? { name: index.sort, type: sortType } : undefined,
    projectionType: index.projection === 'all' ? ProjectionType.ALL : ProjectionType.KEYS_ONLY,
  });
}

function whyNotRecoverable({ owner, ttl }: TableSpec, { stage }: Environment): string {
  if (stage === 'dev') return 'Data in dev is made up and may be lost.';
  const rebuilt = owner.by === 'none' ? owner.because : 'its rows expire anyway';
  return `No one would want these rows back (recoverable: false): ${rebuilt}${ttl ? `, attribute ${ttl}` : ''}.`;
}

/**
 * Refused: a table that no restore can bring back is not a restored one, and the original must not be at risk of
 * deletion.
 */
function refuseUnrestorable({ restoredTables = {}, retainData }: Environment, tables: TablesProps['tables']) {
  for (const name of Object.keys(restoredTables))
    if (!tables[name]?.recoverable || !retainData)
      throw new Error(`restoredTables: ${name} is not a table that can be restored here.`);
}

/** The manifest's tables, named prefix + name, or their restored name. */
export class Tables extends Construct {
  readonly byName: Record<string, Table>;

  constructor(scope: Construct, id: string, { environment, tableOf, tables }: TablesProps) {
    super(scope, id);
    refuseUnrestorable(environment, tables);
    const { restoredTables = {} } = environment;
    this.byName = Object.fromEntries(
      Object.entries(tables).map(([name, spec]) => [
        name,
        // Another construct ID, so that the original table is released instead of replaced.
        this.createTable(tableOf(name), restoredTables[name] ?? name, spec, environment),
      ]),
    );
  }

  private createTable(tableName: string, id: string, spec: TableSpec, environment: Environment): Table {
    const recoverable = spec.recoverable && environment.pointInTimeRecovery;
    const table = new Table(this, id, {
      tableName,
      partitionKey: { name: spec.key, type: text },
      sortKey: spec.sort ? { name: spec.sort, type: text } : undefined,
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      timeToLiveAttribute: spec.ttl,
      stream: spec.stream ? StreamViewType.NEW_IMAGE : undefined,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: recoverable },
      deletionProtection: environment.deletionProtection,
      removalPolicy: removalOf(environment),
    });
    for (const [name, index] of Object.entries(spec.indexes ?? {})) addIndex(table, name, index);
    if (!recoverable) acceptFindings(table, { DDB3: whyNotRecoverable(spec, environment) });
    return table;
  }
}
