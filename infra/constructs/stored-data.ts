import { Fn, type Stack } from 'aws-cdk-lib';
import { Table, type ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Manifest } from '../../functions/manifest-types';
import type { Environment } from '../environments';
import type { GrantedSecret } from './grants';

/** Secrets whose previous generation must be as safe as the tables that were written with it. */
export const keptSecrets = ['tombstone', 'notification'] as const;
type KeptSecret = (typeof keptSecrets)[number];

interface Names {
  /** The prefix of tables and functions. */
  prefix: string;
  /** Restored tables have another name. */
  tableOf(name: string): string;
  /** The prefix of buckets, whose names are globally unique. */
  bucketPrefix: string;
  exportOf(name: string): string;
}

/** Names that the data stack and the code stack of an environment share. */
export function namesOf({ account, region }: Stack, { stackName, restoredTables = {} }: Environment): Names {
  const prefix = `${stackName}-`;
  return {
    prefix,
    tableOf: (name) => prefix + (restoredTables[name] ?? name),
    bucketPrefix: `${prefix}${account}-${region}-`,
    exportOf: (name) => prefix + name,
  };
}

/** What the data stack created, as the code stack knows it: by name. */
export class StoredData extends Construct {
  readonly tables: Record<string, ITable>;
  readonly buckets: Record<string, IBucket>;

  constructor(
    scope: Construct,
    id: string,
    private readonly names: Names,
    private readonly manifest: Manifest,
  ) {
    super(scope, id);
    const { tables, buckets = {} } = manifest;
    this.tables = Object.fromEntries(
      Object.entries(tables).map(([name, { stream }]) => [name, this.findTable(name, stream)]),
    );
    this.buckets = Object.fromEntries(
      Object.keys(buckets).map((name) => [
        name,
        Bucket.fromBucketName(this, `${name}-bucket`, names.bucketPrefix + name),
      ]),
    );
  }

  get secrets(): Record<KeptSecret, GrantedSecret> {
    return { tombstone: this.secret('tombstone'), notification: this.secret('notification') };
  }

  private secret(name: KeptSecret): GrantedSecret {
    const arn = Fn.importValue(this.names.exportOf(`${name}-secret`));
    return { arns: [arn], variables: { [`${name.toUpperCase()}_SECRET_ID`]: arn } };
  }

  /** Where browsers find what a signed link names: only what belongs to a person is ever linked. */
  get origins(): string[] {
    return Object.entries(this.buckets).flatMap(([name, { bucketRegionalDomainName }]) =>
      this.manifest.buckets?.[name]?.owner.by === 'none' ? [] : `https://${bucketRegionalDomainName}`,
    );
  }

  private findTable(name: string, stream = false): ITable {
    return Table.fromTableAttributes(this, `${name}-table`, {
      tableName: this.names.tableOf(name),
      ...(stream && { tableStreamArn: Fn.importValue(this.names.exportOf(`${name}-stream`)) }),
    });
  }
}
