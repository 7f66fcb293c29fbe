import { CfnOutput, Stack, Tags, type StackProps } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Manifest } from '../functions/manifest-types';
import { acceptFindings } from './constructs/accept-findings';
import { Buckets } from './constructs/buckets';
import { removalOf } from './constructs/removal';
import { keptSecrets, namesOf } from './constructs/stored-data';
import { Tables } from './constructs/tables';
import type { Environment } from './environments';
import { secretTag } from './names';

interface DataStackProps extends StackProps {
  environment: Environment;
  manifest: Manifest;
}

/**
 * Everything an environment remembers: tables, people's pictures, and the secrets behind them. Separate from
 * the code, so that a deployment of the product cannot touch it and both stay far below the 500 resources of a stack.
 */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, { environment, manifest, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: environment.deletionProtection });
    const names = namesOf(this, environment);
    const { tableOf } = names;
    const tables = new Tables(this, 'Tables', { environment, tableOf, tables: manifest.tables });
    for (const [name, { tableStreamArn }] of Object.entries(tables.byName))
      if (tableStreamArn) this.tell(names.exportOf(`${name}-stream`), tableStreamArn);
    new Buckets(this, 'Buckets', {
      environment,
      prefix: names.bucketPrefix,
      buckets: manifest.buckets ?? {},
    });
    for (const name of keptSecrets) {
      const exported = names.exportOf(`${name}-secret`);
      const secret = this.createSecret(name, environment);
      Tags.of(secret).add(secretTag, exported);
      this.tell(exported, secret.secretArn);
    }
  }

  /** Exported, because their names cannot be known beforehand. They never change, so exports block nothing. */
  private tell(exportName: string, value: string): void {
    new CfnOutput(this, `${exportName}-export`, { value, exportName });
  }

  private createSecret(name: string, environment: Environment): Secret {
    const secret = new Secret(this, `${name}-secret`, {
      removalPolicy: removalOf(environment),
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    acceptFindings(secret, {
      SMG4: 'npm run rotate does it, and refuses while what the generation before made must still hold.',
    });
    return secret;
  }
}
