import type { Exercise } from '../../../../shared/exercises/exercise';
import { isRuledOut } from '../../../../shared/domain/training/pains';
import { muscleGroups, trainsGroup } from '../../../../shared/domain/understanding/muscle-groups';
import { says } from '../../../../shared/domain/reading/phrases';
import { say, type Intent, type Dialogue } from '../dialogue';
import { joined } from '../wording/count';
import { amountText, explanationOf, musclesText } from '../wording/exercise-text';

/** The exercise that a message is about: named in it, or else spoken of just before. */
export const subjectOf = ({ reading, earlier }: Dialogue): Exercise | undefined =>
  reading.exercises[0] ?? reading.unwanted[0] ?? earlier.exercises[0];

function safeOf(exercises: readonly Exercise[], { pains }: Dialogue): Exercise[] {
  return exercises.filter((exercise) => !isRuledOut(exercise, pains));
}

/** Exercises for the same main muscle that nothing that hurts rules out. */
function alternativesTo(exercise: Exercise, dialogue: Dialogue, most = 3): Exercise[] {
  return safeOf(dialogue.facts.exercises, dialogue)
    .filter(
      (each) =>
        each.id !== exercise.id &&
        each.category === exercise.category &&
        each.primaryMuscles.some((muscle) => exercise.primaryMuscles.includes(muscle)),
    )
    .slice(0, most);
}

/** Answers about an exercise, or, when it loads what hurts, what to do instead. */
function unlessRuledOut(exercise: Exercise, dialogue: Dialogue, answer: () => ReturnType<typeof say>) {
  if (safeOf([exercise], dialogue).length > 0) return answer();
  const instead = alternativesTo(exercise, dialogue);
  const areas = joined(
    exercise.avoidWith
      .filter((area) => dialogue.pains.areas.has(area))
      .map((area) => area.replaceAll('_', ' ')),
  );
  const why = areas === '' ? 'what hurts you' : `your ${areas}`;
  const offer =
    instead.length > 0
      ? `Try **${joined(instead.map(({ name }) => name))}** instead; here is how they go.`
      : 'Ask me for a gentle workout instead, and I will plan around it.';
  return say(
    `Because of ${why} I leave **${exercise.name}** out for now. ${offer}\n\nHas it healed? Then change it under *Profile Summary*.`,
    instead.map(({ id }) => id),
  );
}

function explain(dialogue: Dialogue) {
  const [first, ...others] = dialogue.reading.exercises;
  const exercise = first ?? subjectOf(dialogue);
  if (!exercise) return say('Which exercise do you mean?');
  return unlessRuledOut(exercise, dialogue, () =>
    say(explanationOf(exercise), [exercise.id, ...others.slice(0, 3).map(({ id }) => id)]),
  );
}

export const explainExercise: Intent = {
  name: 'explain an exercise',
  signals: [
    [3, '#exercise'],
    [2, '#after-exercise'],
    [
      2,
      'how to do',
      'how do|can|should i do|perform',
      'how do you do',
      'show',
      'explain',
      'demo',
      'video',
      'clip',
      'what is',
      'form',
      'technique',
      'properly',
      'correctly',
      'teach',
      'describe',
      'steps',
      'look like',
      'which muscle',
    ],
    [-2, '#minutes'],
  ],
  needs: (dialogue) => subjectOf(dialogue) !== undefined,
  answer: explain,
};

const stepTowards = (exercise: Exercise, effort: 'easier' | 'harder') =>
  effort === 'easier' ? exercise.easierId : exercise.harderId;

function variant(dialogue: Dialogue) {
  const exercise = subjectOf(dialogue);
  if (!exercise) return say('Which exercise shall I change?');
  const effort = dialogue.reading.effort ?? 'easier';
  const id = stepTowards(exercise, effort);
  const other = dialogue.facts.exercisesById.get(id ?? '');
  const note = effort === 'easier' ? exercise.easierNote : exercise.harderNote;
  if (!other) {
    return say(
      `The library has nothing ${effort} of that kind. ${note ?? 'Change the tempo: three seconds down, one up.'}`,
      [exercise.id],
    );
  }
  return unlessRuledOut(other, dialogue, () =>
    say(
      `${effort === 'easier' ? 'One step down' : 'One step up'} from ${exercise.name}:\n\n${explanationOf(other)}`,
      [other.id],
    ),
  );
}

export const exerciseVariant: Intent = {
  name: 'easier or harder exercise',
  signals: [
    [4, '#exercise', '#unwanted'],
    [3, '#after-exercise'],
    [4, '#easier', '#harder'],
    [1, 'version', 'variation', 'anything', 'something'],
  ],
  needs: (dialogue) => subjectOf(dialogue) !== undefined && dialogue.reading.effort !== null,
  answer: variant,
};

const insteadPhrases = [
  'alternative',
  'instead of',
  'replace',
  'substitute',
  'swap',
  'other than',
  'similar to',
  'hate',
  'not like',
];

export const exerciseAlternative: Intent = {
  name: 'another exercise instead',
  signals: [
    [4, '#exercise', '#unwanted'],
    [2, '#after-exercise'],
    [4, ...insteadPhrases],
  ],
  needs: (dialogue) => subjectOf(dialogue) !== undefined && says(dialogue.reading.words, ...insteadPhrases),
  answer: (dialogue) => {
    const exercise = subjectOf(dialogue);
    const instead = exercise ? alternativesTo(exercise, dialogue) : [];
    if (!exercise || instead.length === 0)
      return say('I have nothing close to that one. Tell me a muscle instead.');
    return say(
      `Instead of **${exercise.name}**, for the same muscles:\n\n${instead.map((each) => `- **${each.name}** (${musclesText(each.primaryMuscles)})`).join('\n')}`,
      instead.map(({ id }) => id),
    );
  },
};

export const missingExercise: Intent = {
  name: 'exercise that the library lacks',
  signals: [[6, '#missing']],
  needs: ({ reading }) => reading.missing.length > 0,
  answer: (dialogue) => {
    const [missing] = dialogue.reading.missing;
    const group = muscleGroups.find(({ name }) => name === missing?.instead);
    const nearby = safeOf(dialogue.facts.exercises, dialogue)
      .filter((exercise) => group && trainsGroup(exercise, group))
      .slice(0, 4);
    return say(
      `Nothing for **${missing?.name ?? ''}** is in the library, so I won't guess at its form. For ${group?.name ?? 'the whole body'} I can show you:\n\n` +
        nearby.map(({ name }) => `- **${name}**`).join('\n'),
      nearby.map(({ id }) => id),
    );
  },
};

export const exerciseAmount: Intent = {
  name: 'how many repetitions',
  signals: [
    [2, '#exercise', '#after-exercise'],
    [
      5,
      'how many rep|set|time',
      'how long hold|do i hold|should i hold',
      'how long do i',
      'sets and reps',
      'reps and sets',
    ],
  ],
  needs: (dialogue) => subjectOf(dialogue) !== undefined,
  answer: (dialogue) => {
    const exercise = subjectOf(dialogue);
    if (!exercise) return say('Which exercise do you mean?');
    return unlessRuledOut(exercise, dialogue, () =>
      say(
        `**${exercise.name}**: start with **${amountText(exercise)}**. ${exercise.notes}\n\nWhen the last repetitions of every set feel easy, add a few; when your form breaks, stop one earlier.`,
        [exercise.id],
      ),
    );
  },
};
