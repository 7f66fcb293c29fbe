import type { Exercise } from '../../../../shared/rules/exercise';
import { isRuledOut } from '../../../../shared/rules/training/pains';
import { says } from '../../../understanding/phrases';
import { say, type Intent, type Dialogue } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';
import { amountText, cuesText, mistakesText, musclesText } from '../wording/exercise-text';
import { subjectOf } from './exercise-help';

/** Which lines of an exercise's own texts answer a question about form: those that contain these words. */
const subjects: readonly (readonly [asked: readonly string[], spokenOf: RegExp])[] = [
  [
    ['how deep|low|far', 'depth', 'all the way', 'parallel'],
    /\b(?:low|lower|hips?|thighs?|down|deep|floor|far)\b/i,
  ],
  [['knee', 'toes'], /\b(?:knees?|toes?)\b/i],
  [['foot|feet', 'stance', 'how wide', 'heel'], /\b(?:foot|feet|heels?|wide|width|toes?)\b/i],
  [['hand', 'elbow', 'arm', 'grip'], /\b(?:hands?|elbows?|arms?|palms?)\b/i],
  [['back', 'posture', 'spine', 'straight', 'round|arch'], /\b(?:back|line|chest|flat|spine)\b/i],
  [['breathe', 'breath', 'inhale', 'exhale'], /\b(?:breath|inhale|exhale)/i],
];

function linesOn(exercise: Exercise, dialogue: Dialogue): string[] {
  const patterns = subjects
    .filter(([asked]) => says(dialogue.reading.words, ...asked))
    .map(([, pattern]) => pattern);
  const lines = [...exercise.instructions, ...exercise.cues, exercise.notes];
  return lines.filter((line) => patterns.some((pattern) => pattern.test(line)));
}

const breathing = 'Breathe out on the effort, in on the way back, and never hold your breath.';

function advise(dialogue: Dialogue) {
  const exercise = subjectOf(dialogue);
  const isBreathing = says(dialogue.reading.words, 'breathe', 'breath', 'inhale', 'exhale');
  if (!exercise)
    return say(
      isBreathing ? breathing : 'Which exercise do you mean? Then I can tell you what to watch for.',
    );
  const lines = linesOn(exercise, dialogue);
  const direct = lines.map((line) => `- ${line}`).join('\n');
  const isShown = !isRuledOut(exercise, dialogue.pains);
  return say(
    [
      `**${exercise.name}**, done well:`,
      direct === '' ? cuesText(exercise) : direct,
      `**Watch out**\n${mistakesText(exercise)}`,
      'Go only as far as you can hold this without pain.',
    ].join('\n\n'),
    isShown ? [exercise.id] : [],
  );
}

export const formAdvice: Intent = {
  name: 'form-advice',
  answer: advise,
};

const row = (label: string, a: string, b: string) => `- **${label}**: ${a} · ${b}`;

function compare(dialogue: Dialogue) {
  const [a, b] = dialogue.reading.exercises;
  if (!a || !b) return say("Name two exercises, and I'll compare them.");
  const level = a.skillLevel === b.skillLevel ? 'Both are at the same level.' : '';
  return say(
    [
      `**${a.name}** and **${b.name}**:`,
      [
        row(
          a.category === 'flexibility' && b.category === 'flexibility' ? 'Stretches' : 'Muscles',
          musclesText(a.primaryMuscles),
          musclesText(b.primaryMuscles),
        ),
        row('Also', musclesText(a.secondaryMuscles), musclesText(b.secondaryMuscles)),
        row('Level', a.skillLevel, b.skillLevel),
        row('Needs', joined(a.equipment).replaceAll('_', ' '), joined(b.equipment).replaceAll('_', ' ')),
        row('Start with', amountText(a), amountText(b)),
      ].join('\n'),
      `${level} ${a.notes} ${b.notes}`.trim(),
    ].join('\n\n'),
    [a.id, b.id],
  );
}

export const compareExercises: Intent = {
  name: 'compare-exercises',
  answer: compare,
};
