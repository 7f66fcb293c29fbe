import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { when } from './conditions';
import { updateOf } from './update';

const row = { TableName: 'test-people', Key: { userId: 'maya' } };

describe('An update', () => {
  it('sets, defaults, adds and removes in one expression', () => {
    const changes = { set: { name: 'Maya' }, setIfAbsent: { steps: {} }, add: { count: 2 }, remove: ['old'] };
    expect(updateOf(row, changes)).toEqual({
      ...row,
      UpdateExpression:
        'SET #name = :name, #steps = if_not_exists(#steps, :steps) ADD #count :count REMOVE #old',
      ExpressionAttributeNames: { '#name': 'name', '#steps': 'steps', '#count': 'count', '#old': 'old' },
      ExpressionAttributeValues: { ':name': 'Maya', ':steps': {}, ':count': 2 },
    });
  });

  it('carries its condition with names and values', () => {
    const update = updateOf(row, { set: { version: 5 } }, when('#version = :seen', { seen: 4 }));
    expect(update).toMatchObject({
      UpdateExpression: 'SET #version = :version',
      ConditionExpression: '#version = :seen',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': 5, ':seen': 4 },
    });
  });

  it('leads into a map by a name known at run time only, whatever characters it has', () => {
    const source = 'Maya’s watch.2';
    const condition = when('attribute_not_exists(steps.#source) OR steps.#source < :total', { total: 9 });
    const update = updateOf(row, { set: { 'steps.#source': 9 }, names: { source } }, condition);
    expect(update).toMatchObject({
      UpdateExpression: 'SET #steps.#source = :steps_source',
      ExpressionAttributeNames: { '#steps': 'steps', '#source': source },
      ExpressionAttributeValues: { ':steps_source': 9, ':total': 9 },
    });
  });

  it('writes null, false and nothing for what is undefined', () => {
    const update = updateOf(row, { set: { bmi: null, visible: false, units: undefined } });
    expect(update.UpdateExpression).toBe('SET #bmi = :bmi, #visible = :visible');
    expect(update.ExpressionAttributeValues).toEqual({ ':bmi': null, ':visible': false });
  });

  it('that only removes has no values', () => {
    expect(updateOf(row, { remove: ['reply'] })).not.toHaveProperty('ExpressionAttributeValues');
  });

  it.each([[{}], [{ set: {} }], [{ set: { name: undefined } }], [{ remove: [] }]])(
    'is never empty: %j',
    (changes) => {
      expect(() => updateOf(row, changes)).toThrow('changes nothing');
    },
  );

  it('does not let a value of the condition stand for a value that is written', () => {
    const condition = when('#version = :version', { version: 4 });
    expect(() => updateOf(row, { set: { version: 5 } }, condition)).toThrow('one name');
  });

  it('names and gives exactly what its expressions use', () => {
    const attribute = fc.stringMatching(/^[a-z]\w{0,8}$/);
    const fields = fc.uniqueArray(
      fc.tuple(attribute, fc.integer(), fc.constantFrom('set', 'setIfAbsent', 'add')),
      {
        selector: ([name]) => name,
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(fields, fc.integer(), (all, seen) => {
        const of = (kind: string) =>
          Object.fromEntries(all.flatMap(([name, value, each]) => (each === kind ? [[name, value]] : [])));
        const changes = { set: of('set'), setIfAbsent: of('setIfAbsent'), add: of('add') };
        const update = updateOf(row, changes, when('#version = :_seen', { _seen: seen }));
        const text = `${update.UpdateExpression} ${update.ConditionExpression}`;
        const used = (pattern: RegExp) => [...new Set(text.match(pattern))].toSorted();
        expect(Object.keys(update.ExpressionAttributeNames).toSorted()).toEqual(used(/#\w+/g));
        expect(Object.keys(update.ExpressionAttributeValues ?? {}).toSorted()).toEqual(used(/:\w+/g));
        for (const [name, value] of all) expect(update.ExpressionAttributeValues?.[`:${name}`]).toBe(value);
      }),
    );
  });
});
