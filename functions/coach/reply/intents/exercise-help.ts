import { painText } from '../../../training/planner/words';
import type { Exercise } from '../../../../shared/rules/exercise';
import { isRuledOut } from '../../../../shared/rules/training/pains';
import { muscleGroups, trainsGroup } from '../../../../shared/rules/training/muscle-groups';
import { alternativesTo as replacementsOf } from '../../../../shared/rules/training/alternatives';
import { exercisesOut } from '../../injuries/exercises-out';
import { say, type Intent, type Dialogue } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';
import { amountText, explanationOf, musclesText } from '../wording/exercise-text';

/** The exercise a message is about: named in it, or else discussed just before. */
export const subjectOf = ({ reading, earlier }: Dialogue): Exercise | undefined =>
  reading.exercises[0] ?? reading.unwanted[0] ?? earlier.exercises[0];

function safeOf(exercises: readonly Exercise[], { pains }: Dialogue): Exercise[] {
  return exercises.filter((exercise) => !isRuledOut(exercise, pains));
}

const mostInstead = 3;

/** What can take its place for the person and is wanted in this chat. */
function alternativesTo(exercise: Exercise, { facts, pains, earlier }: Dialogue): Exercise[] {
  const unsuitable = new Set([...exercisesOut(facts, pains), ...earlier.unwantedIds]);
  return replacementsOf(exercise, facts.exercises, { unsuitable, inPlan: new Set() }).slice(0, mostInstead);
}

/** An answer about an exercise, or, when it loads what hurts, what to do instead. */
function unlessRuledOut(exercise: Exercise, dialogue: Dialogue, answer: () => ReturnType<typeof say>) {
  if (safeOf([exercise], dialogue).length > 0) return answer();
  const instead = alternativesTo(exercise, dialogue);
  const areas = painText(
    exercise.avoidWith.filter((area) => dialogue.pains.areas.has(area)),
    dialogue.facts.spared.pains.names,
  );
  const why = areas === '' ? 'what hurts' : `your ${areas}`;
  const offer =
    instead.length > 0
      ? `Try **${joined(instead.map(({ name }) => name))}** instead; here's how.`
      : "Ask me for a gentle workout instead, and I'll plan around it.";
  return say(
    `Because of ${why}, I'm leaving **${exercise.name}** out for now. ${offer}\n\nAll healed? Update it under *Profile Summary*.`,
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
  name: 'explain-exercise',
  answer: explain,
};

const stepToward = (exercise: Exercise, effort: 'easier' | 'harder') =>
  effort === 'easier' ? exercise.easierId : exercise.harderId;

function variant(dialogue: Dialogue) {
  const exercise = subjectOf(dialogue);
  if (!exercise) return say('Which exercise should I change?');
  const effort = dialogue.reading.effort ?? 'easier';
  const id = stepToward(exercise, effort);
  const other = dialogue.facts.exercisesById.get(id ?? '');
  const note = effort === 'easier' ? exercise.easierNote : exercise.harderNote;
  if (!other) {
    return say(
      `There's no ${effort} version in the library. ${note ?? 'Change the tempo: three seconds down, one up.'}`,
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
  name: 'exercise-easier-harder',
  answer: variant,
};

export const exerciseAlternative: Intent = {
  name: 'exercise-alternative',
  answer: (dialogue) => {
    const exercise = subjectOf(dialogue);
    const instead = exercise ? alternativesTo(exercise, dialogue) : [];
    if (!exercise || instead.length === 0)
      return say('I have nothing close to that one. Name a muscle instead.');
    return say(
      `Instead of **${exercise.name}**, for the same muscles:\n\n${instead.map((each) => `- **${each.name}** (${musclesText(each.primaryMuscles)})`).join('\n')}`,
      instead.map(({ id }) => id),
    );
  },
};

export const missingExercise: Intent = {
  name: 'missing-exercise',
  answer: (dialogue) => {
    const [missing] = dialogue.reading.missing;
    const group = muscleGroups.find(({ name }) => name === missing?.instead);
    const nearby = safeOf(dialogue.facts.exercises, dialogue)
      .filter((exercise) => group && trainsGroup(exercise, group))
      .slice(0, 4);
    return say(
      `I don't have **${missing?.name ?? ''}** in the library, so I won't guess at the form. For ${group?.name ?? 'the whole body'}, I can show you:\n\n` +
        nearby.map(({ name }) => `- **${name}**`).join('\n'),
      nearby.map(({ id }) => id),
    );
  },
};

export const exerciseAmount: Intent = {
  name: 'exercise-amount',
  answer: (dialogue) => {
    const exercise = subjectOf(dialogue);
    if (!exercise) return say('Which exercise do you mean?');
    return unlessRuledOut(exercise, dialogue, () =>
      say(
        `**${exercise.name}**: start with **${amountText(exercise)}**. ${exercise.notes}\n\nWhen the last reps of every set feel easy, add a few; when your form breaks, stop one sooner.`,
        [exercise.id],
      ),
    );
  },
};
