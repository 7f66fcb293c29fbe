import {
  DeleteFunctionConcurrencyCommand,
  LambdaClient,
  PutFunctionConcurrencyCommand,
} from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { findEnvironment } from '../environments';
import { switchFunctions } from './function-switch';

const lambda = mockClient(LambdaClient);
const prod = findEnvironment('prod');
const functions: Record<string, FunctionSpec> = manifest.functions;
const names = Object.keys(functions).map((name) => `vita-prod-${name}`);
const reserved = Object.entries(functions).flatMap(([name, { concurrency }]) =>
  concurrency === undefined
    ? []
    : [{ FunctionName: `vita-prod-${name}`, ReservedConcurrentExecutions: concurrency }],
);
const puts = () => lambda.commandCalls(PutFunctionConcurrencyCommand).map(({ args: [{ input }] }) => input);
const deletes = () =>
  lambda.commandCalls(DeleteFunctionConcurrencyCommand).map(({ args: [{ input }] }) => input.FunctionName);
const send = (to: 'stopped' | 'started', stage = prod) =>
  switchFunctions(new LambdaClient({ region: 'eu-west-2' }), stage, functions, to);

beforeEach(() => {
  lambda.reset();
});

describe('An operator who restores', () => {
  it('stops the functions of the manifest and no others, such as those a deployment needs', async () => {
    expect(await send('stopped')).toEqual([]);
    expect(puts()).toEqual(names.map((FunctionName) => ({ FunctionName, ReservedConcurrentExecutions: 0 })));
    expect(deletes()).toEqual([]);
  });

  it('starts them with what the manifest reserves, and the others without a limit', async () => {
    expect(reserved.length).toBeGreaterThan(0);
    expect(await send('started')).toEqual([]);
    expect(puts()).toEqual(reserved);
    const limited = new Set(reserved.map(({ FunctionName }) => FunctionName));
    expect(deletes()).toEqual(names.filter((name) => !limited.has(name)));
  });

  it('reserves nothing where the account has no room for it', async () => {
    await send('started', { ...prod, reserveConcurrency: false });
    expect(puts()).toEqual([]);
    expect(deletes()).toEqual(names);
  });

  it('hears which one could not be stopped, and all others are', async () => {
    lambda
      .on(PutFunctionConcurrencyCommand, { FunctionName: names[1] })
      .rejects(new Error('no such function'));
    expect(await send('stopped')).toEqual([`${names[1]}: no such function`]);
    expect(puts()).toHaveLength(names.length);
  });
});
