import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { answers } from '../../tests/support/answers';
import { cancelled } from '../../tests/support/fake-storage';
import { answeredRow, eventsOf, fakeProfile, tablesOf } from '../../tests/support/fake-profile';
import { withoutPauses } from '../../tests/support/without-pauses';
import { completeOnboarding } from './complete-onboarding';
import { updateAnswers } from './update-answers';

const requester = { userId: 'maya', correlationId: 'r-1' };
const newRow = { userId: 'maya', timeZone: 'UTC' };

describe('Completing onboarding', () => {
  withoutPauses();

  it('stores answers and weight, drops the draft and tells of it in one transaction', async () => {
    const { deps, written } = fakeProfile({ row: newRow });
    await completeOnboarding(deps, requester, answers);
    const [items = []] = written();
    expect(tablesOf(items)).toEqual([
      'test-profiles',
      'test-weights',
      'test-weights',
      'test-onboarding-drafts',
      'test-outbox',
    ]);
    expect(items[0]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':onboardingCompleted': true,
      ':answersVersion': 1,
    });
    expect(items[3]?.Delete?.Key).toEqual({ userId: 'maya' });
  });

  it.each([
    ['the first time', newRow, false],
    ['again', answeredRow, true],
  ])('%s tells the goal and whether it was done before, and nothing of the body', async (_, row, redone) => {
    const { deps, written } = fakeProfile({ row });
    await completeOnboarding(deps, requester, answers);
    const [event, ...others] = eventsOf(written()[0]);
    expect(event?.data).toEqual({ goalType: 'get_stronger', redone });
    expect(others).toEqual([]);
  });

  it('takes over the name that was told, and writes nothing for the one that is known', async () => {
    const { deps, written } = fakeProfile({ row: newRow });
    await completeOnboarding(deps, requester, answers, { name: 'Maya Lin' });
    const { name } = (await deps.readPerson('maya')) ?? {};
    await completeOnboarding(deps, requester, answers, { name });
    const [renamed = [], kept = []] = written().map(tablesOf);
    expect(renamed).toContain('test-people');
    expect(kept).not.toContain('test-people');
  });

  it('stores the training chosen on the way with it, and keeps the equipment that is known', async () => {
    const { deps, documents, written } = fakeProfile({ row: newRow });
    const known = { version: 2, settings: { days: [1], minutes: 20, equipment: ['dumbbells'] } };
    documents.on(GetCommand, { TableName: 'test-training-plans' }).resolves({ Item: known });
    await completeOnboarding(deps, requester, answers, { training: { days: [2, 4], minutes: 15 } });
    const [items = []] = written();
    const stored = items.find(({ Update }) => Update?.TableName === 'test-training-plans')?.Update;
    expect(stored?.ExpressionAttributeValues).toMatchObject({
      ':settings': { days: [2, 4], minutes: 15, equipment: ['dumbbells'] },
      ':version': 3,
      ':seen': 2,
    });
    const told = { type: 'PlanChanged', data: { what: 'week', date: '2026-11-20', minutes: 15 } };
    expect(eventsOf(items)).toContainEqual(expect.objectContaining(told));
  });

  it('again with the same weight logs none', async () => {
    const { deps, written } = fakeProfile();
    await completeOnboarding(deps, requester, answers);
    expect(tablesOf(written()[0])).not.toContain('test-weights');
  });

  it('twice at once is done by one first and by the other again', async () => {
    const { deps, documents, written } = fakeProfile({ row: newRow });
    documents.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    documents
      .on(GetCommand, { TableName: 'test-profiles' })
      .resolvesOnce({ Item: newRow })
      .resolves({ Item: { ...answeredRow, answersVersion: 1 } });
    await completeOnboarding(deps, requester, answers);
    expect(eventsOf(written()[1])[0]?.data).toMatchObject({ redone: true });
    expect(written()[1]?.[0]?.Update?.ConditionExpression).toBe('#answersVersion = :seen');
  });

  it('is refused where there is no account, and its answers are kept nowhere', async () => {
    const { deps, written } = fakeProfile({ row: null });
    const refused = completeOnboarding(deps, requester, answers);
    await expect(refused).rejects.toMatchObject({ code: 'profile_not_found' });
    expect(written()).toEqual([]);
  });
});

describe('Changing single answers', () => {
  withoutPauses();

  it('loses nothing that someone else stored meanwhile', async () => {
    const { deps, documents, written } = fakeProfile();
    const theirs = { ...answeredRow, answersVersion: 4, answers: { ...answers, heightCm: 170 } };
    documents.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    documents
      .on(GetCommand, { TableName: 'test-profiles' })
      .resolvesOnce({ Item: answeredRow })
      .resolves({ Item: theirs });
    await updateAnswers(deps, requester, { bodyPains: 'Knee' });
    expect(written()[1]?.[0]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':answers': { heightCm: 170, bodyPains: 'Knee' },
      ':seen': 4,
    });
  });

  it('is refused as a whole when one of them is out of bounds', async () => {
    const { deps, written } = fakeProfile();
    await expect(updateAnswers(deps, requester, { heightCm: 170, age: 3 })).rejects.toMatchObject({
      issues: [{ path: ['age'] }],
    });
    expect(written()).toEqual([]);
  });
});
