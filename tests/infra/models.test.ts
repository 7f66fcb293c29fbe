import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { accessOf } from './access';
import { propertiesOf, synthesize } from './synthesize';

const functions: [string, FunctionSpec][] = Object.entries(manifest.functions);
const asking = functions.filter(([, { asksModel }]) => asksModel).map(([name]) => name);

function deployment(ai?: Record<string, string>) {
  const { template, findings } = synthesize('prod', ai ? { changes: { ai } } : {});
  const built = Object.values(propertiesOf(template, 'AWS::Lambda::Function')).filter(
    ({ FunctionName }) => FunctionName,
  );
  const variablesOf = (lambda: Record<string, unknown>) =>
    (lambda['Environment'] as { Variables: Record<string, unknown> }).Variables;
  const mayRead = [...accessOf(template)].flatMap(([name, lines]) =>
    lines.some((line) => line.startsWith('secretsmanager:GetSecretValue on Models')) ? [name] : [],
  );
  const outputs = Object.keys(template.findOutputs('*'));
  return { findings, built, variablesOf, mayRead, outputs, text: JSON.stringify(template) };
}

describe('An environment with models', () => {
  const { findings, built, variablesOf, mayRead, outputs, text } = deployment({
    AI_CHAT_MODEL: 'some-model',
  });

  it('tells every function which model there is and where the key lies, never the key', () => {
    for (const lambda of built) {
      expect(variablesOf(lambda)).toMatchObject({
        AI_CHAT_MODEL: 'some-model',
        OPENAI_SECRET_ID: { Ref: expect.stringMatching(/^ModelsSecret/) as string },
      });
      expect(variablesOf(lambda)).not.toHaveProperty('OPENAI_API_KEY');
    }
    expect(text).not.toMatch(/resolve:secretsmanager:[^}]*ModelsSecret/);
  });

  it('lets those read the key that ask a model, and no others', () => {
    expect(asking.length).toBeGreaterThan(0);
    expect(mayRead).toEqual(asking);
  });

  it('tells operators where to put the key, under the name that the runbook has', () => {
    expect(outputs).toContain('ModelsArn');
  });

  it('leaves no finding open', () => {
    expect(findings).toEqual([]);
  });
});

describe('An environment without models', () => {
  it('has no secret for a key and nothing that reads one', () => {
    const { built, variablesOf, mayRead } = deployment();
    expect(mayRead).toEqual([]);
    for (const lambda of built) expect(variablesOf(lambda)).not.toHaveProperty('OPENAI_SECRET_ID');
  });
});
