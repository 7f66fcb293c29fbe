import { addDays } from '../../../../shared/rules/local-date';
import type { Exercise } from '../../../../shared/rules/exercise';
import { withoutRuledOut } from '../../injuries/injury-filter';
import { touchesGroup } from '../../../../shared/rules/training/muscle-groups';
import { say, type Intent, type Dialogue } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';
import { count } from '../wording/count';
import { todayOf, wasActiveOn } from '../wording/figures';

function allowed({ facts, pains }: Dialogue, ids: readonly string[]): Exercise[] {
  const kept = withoutRuledOut(ids, facts, pains).filter((id) => !facts.excludedIds.includes(id));
  return kept.flatMap((id) => facts.exercisesById.get(id) ?? []);
}

const list = (exercises: readonly Exercise[], seconds: number) =>
  exercises.map(({ name }) => `- **${name}**, ${seconds} seconds`).join('\n');

export const warmUp: Intent = {
  name: 'warm-up',
  answer: (dialogue) => {
    const moves = allowed(dialogue, [
      'march-in-place',
      'arm-circle',
      'hip-hinge',
      'standing-twist',
      'calf-raise',
    ]).slice(0, 4);
    return say(
      `A warm-up takes three to five minutes and should leave you a little warm, not tired. Go through this twice:\n\n${list(moves, 30)}\n\n` +
        'Then do the first exercise of your workout slowly, at half its range. Every routine here includes its own warm-up.',
      moves.map(({ id }) => id),
    );
  },
};

const usualStretches = [
  'quad-stretch',
  'hamstring-stretch',
  'chest-opener',
  'childs-pose',
  'side-bend',
  'shoulder-stretch',
  'cat-cow',
  'butterfly-stretch',
];

function stretchesFor(dialogue: Dialogue): Exercise[] {
  const { groups, restingGroups } = dialogue.reading;
  const wanted = [...groups, ...restingGroups].filter(({ muscles }) => muscles.length > 0);
  const stretches = dialogue.facts.exercises.filter(({ category }) => category === 'flexibility');
  const fitting = stretches.filter((exercise) => wanted.some((group) => touchesGroup(exercise, group)));
  const ids = [...fitting.map(({ id }) => id), ...(fitting.length < 2 ? usualStretches : [])];
  return allowed(dialogue, [...new Set(ids)]).slice(0, 4);
}

export const coolDown: Intent = {
  name: 'cool-down',
  answer: (dialogue) => {
    const stretches = stretchesFor(dialogue);
    return say(
      `Well done. Walk easily for a minute, then hold each of these and breathe slowly:\n\n${list(stretches, 40)}\n\n` +
        'Stretch until you feel a gentle pull, never until it hurts, and do both sides where there are two.',
      stretches.map(({ id }) => id),
    );
  },
};

function restText({ facts }: Dialogue): string {
  const today = todayOf(facts);
  const active = [1, 2, 3, 4, 5, 6, 7].filter((back) => wasActiveOn(facts, addDays(today, -back))).length;
  const { freezesHeld, currentStreak } = facts.progress;
  const streak =
    currentStreak === 0
      ? ''
      : freezesHeld > 0
        ? ` Your streak of ${count(currentStreak, 'day')} survives a day off: you have ${count(freezesHeld, 'freeze')}.`
        : ` A day off would end your streak of ${count(currentStreak, 'day')}, since you don't have a freeze; an easy stretch session keeps it.`;
  return `In the last seven days you were active on **${count(active, 'day')}**.${streak}`;
}

export const restDay: Intent = {
  name: 'rest-day',
  answer: (dialogue) =>
    say(
      `Rest is when training pays off: muscles need about **two days** before the same hard work again, and one or two easy days a week are wise.\n\n${restText(dialogue)}\n\n` +
        'On an easy day: a walk, gentle stretches, and enough sleep. Here are three good ones.',
      allowed(dialogue, ['childs-pose', 'cat-cow', 'hamstring-stretch', 'side-bend'])
        .slice(0, 3)
        .map(({ id }) => id),
    ),
};

export const soreness: Intent = {
  name: 'soreness',
  answer: (dialogue) => {
    const stretches = stretchesFor(dialogue);
    const where = joined(dialogue.reading.restingGroups.map(({ name }) => name));
    return say(
      `Rest ${where === '' ? 'the sore parts' : `your ${where}`}, not all of you: no hard work there until it eases, about three days. A walk helps, and you can train everything else. ` +
        `Being sore a day or two after something new or hard is normal.\n\n` +
        `Not normal: a sharp or one-sided pain, swelling, or dark urine. In that case, stop and see a doctor.\n\nThese feel good now:\n\n${list(stretches, 30)}`,
      stretches.map(({ id }) => id),
    );
  },
};

export const trainingFrequency: Intent = {
  name: 'training-frequency',
  answer: (dialogue) =>
    say(
      `**Two or three times a week** is right for strength, with a day of rest in between for the same muscles; ten to thirty minutes each. On other days, a walk or a stretch.\n\n${restText(dialogue)}`,
    ),
};

export const stretching: Intent = {
  name: 'stretching',
  answer: (dialogue) => {
    const stretches = stretchesFor(dialogue);
    return say(
      `Stretching works best when you're warm, and a few minutes on most days do more than an hour once. Hold each of these and breathe slowly:\n\n${list(stretches, 40)}\n\n` +
        'Stretch until you feel a gentle pull, never until it hurts, and do both sides where there are two.',
      stretches.map(({ id }) => id),
    );
  },
};
