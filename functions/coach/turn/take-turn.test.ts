import { describe, expect, it } from 'vitest';
import { answerByRules } from '../reply/answer-by-rules';
import { coachFacts } from '../reply/coach-facts.fixture';
import type { PastMessage } from '../coach-facts';
import { noMemory } from '../memory';
import { heldBack } from './answer-facts';
import { takeTurn } from './take-turn';

const asked: PastMessage[] = [
  { role: 'user', content: 'something odd in there lately' },
  { role: 'assistant', content: 'Before anything else: …?', memory: { ...noMemory, asked: 'heart' } },
];
const turn = (
  message: string,
  history: PastMessage[] = asked,
  ledger: ReturnType<typeof takeTurn>['changed'] = [],
) =>
  takeTurn({
    factsWith: (rows) => coachFacts({ ledger: [...rows] }),
    ledger,
    message,
    conversation: 'coach',
    history,
    told: { now: '2026-05-14T09:00:00.000Z', newId: () => 'id' },
  });

describe('A danger that was asked about', () => {
  it('is answered in full after a yes, and remembered', () => {
    const { safety, changed } = turn('yes');
    expect(safety?.concern).toBe('heart');
    expect(changed).toMatchObject([{ factId: 'event.heart', state: 'told' }]);
  });

  it('is over after a no, without a trace', () => {
    const { safety, changed, asked: open } = turn("No, I'm fine");
    expect(safety?.reply.reply).toMatch(/What would you like to do/);
    expect([changed, open]).toEqual([[], null]);
  });

  it('holds back a plan until it is answered', () => {
    const heard = turn('20 minutes legs');
    expect(heard.asked).toBe('heart');
    const reply = heldBack(answerByRules(heard.request), heard);
    expect(reply).toMatchObject({ workout: null, exerciseIds: [] });
    expect(reply.choices?.map(({ label }) => label)).toEqual(["No, I'm fine", 'Yes']);
  });
});

describe('A message', () => {
  it('can report and ask in one: the question is answered with what was reported', () => {
    const heard = turn('my left knee hurts, 20 minutes legs please', []);
    expect(heard.echo?.text).toMatch(/^I'll go easy on your left knee/);
    expect(heard.request.facts.spared.pains.areas).toEqual(['knees']);
  });

  it.each(['For today', 'until i tell you.'])('may say later how long it lasts: %s', (answer) => {
    const spoke = (content: string, echoed: string[]): PastMessage => ({
      role: 'assistant',
      content,
      memory: { ...noMemory, echoed },
    });
    const talk: PastMessage[] = [
      { role: 'user', content: 'my left knee hurts' },
      spoke("I'll go easy on your left knee. For today, or until you tell me?", ['sore.knees']),
      { role: 'user', content: 'how many points do i have' },
      spoke('You have 412.', []),
    ];
    const knee = turn('my left knee hurts', []).changed;
    const { changed } = turn(answer, talk, knee);
    expect(changed).toMatchObject([
      { factId: 'sore.knees', until: answer === 'For today' ? '2026-05-14' : null },
    ]);
  });

  it('about someone else changes nothing', () => {
    expect(turn('my mum has a bad knee', []).changed).toEqual([]);
  });
});
