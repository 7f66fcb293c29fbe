import type { Kind } from '../kind';
import { nameOf, type Name } from '../names';

const library = 'functions/exercises/library';
const motions = 'shared/avatar/motion/exercises';

const exerciseOf = ({ kebab, camel }: Name) => `
import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const ${camel}: Exercise = {
  id: '${kebab}',
  ...text,
  category: 'lower',
  primaryMuscles: ['glutes'],
  secondaryMuscles: [],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: [],
};
`;

const textOf = ({ title }: Name) => `
import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text = {
  name: '${title}',
  aliases: [],
  instructions: [
    'Stand tall with your feet as wide as your hips: how ${title} begins.',
    'Say here what moves, and how far.',
    'Say here how it comes back.',
  ],
  cues: ['Stand tall', 'Breathe out'],
  mistakes: ['Say here what goes wrong most.', 'Say here what else does.'],
  easierNote: 'Say here what makes it easier.',
  harderNote: 'Say here what makes it harder.',
  notes: 'Say here what it is good for.',
} satisfies ExerciseText;
`;

const motionOf = ({ camel }: Name) => `
import { ON_HIPS } from '../fragments';
import type { Motion } from '../motion';

export const ${camel}: Motion = {
  base: 'stand',
  secs: 2,
  poster: 0.4,
  view: [24, 6],
  pose: { pelvis: { y: 0.9 }, feet: { out: 0.14, yaw: 10 }, ...ON_HIPS },
  keys: [
    [0, {}],
    [1, { pelvis: { y: 0.86 } }],
  ],
};
`;

const idOf = (line: string) => /^ *'?([\w-]+)/.exec(line)?.[1] ?? '';

export const exercise: Kind = (tree, id = '') => {
  const name = nameOf(id);
  const { kebab, camel } = name;
  tree.write(`${library}/${kebab}/exercise.ts`, exerciseOf(name));
  tree.write(`${library}/${kebab}/text.ts`, textOf(name));
  tree.write(`${motions}/${kebab}.ts`, motionOf(name));
  const catalogue = `${library}/catalogue.ts`;
  tree.import(catalogue, `import { ${camel} } from './${kebab}/exercise';`);
  tree.line(catalogue, {
    from: 'export const exercises: readonly Exercise[] = [',
    to: ']',
    line: `  ${camel},`,
    orderOf: idOf,
  });
  tree.import(`${motions}/catalogue.ts`, `import { ${camel} } from './${kebab}';`);
  tree.line(`${motions}/catalogue.ts`, {
    from: 'export const exerciseMotions = {',
    to: '}',
    line: kebab === camel ? `  ${camel},` : `  '${kebab}': ${camel},`,
    orderOf: idOf,
  });
  return [
    `Its facts and texts: ${library}/${kebab}; its motion: ${motions}/${kebab}.ts (npm run render:motion -- --contact ${kebab} shows it).`,
    `One test is red until its clip is there: npm run render:motion ${kebab} (needs ffmpeg).`,
    'Another asks for npm run build:understanding, because the coach learns the new name.',
    `If functions/understanding/missing-exercises.ts names it, take it out there; what its text promises: infra/motion/lint/contracts.ts.`,
  ];
};
