import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exerciseById, exercises } from './catalogue';
import {
  exerciseCategorySchema,
  exerciseSchema,
  skillLevels,
  type Exercise,
} from '../../../shared/rules/exercise';

const levelOf = (exercise: Exercise) => skillLevels.indexOf(exercise.skillLevel);
/** How many steps from an exercise to the end of its chain, at most 20. */
function chainLength(start: Exercise, next: (exercise: Exercise) => string | null): number {
  let steps = 0;
  for (let at: Exercise | undefined = start; at && steps < 20; steps += 1) at = exerciseById(next(at) ?? '');
  return steps;
}
const listOf = (faulty: readonly Exercise[]) => faulty.map((exercise) => exercise.id);

const inCategory = (category: string) =>
  exercises.filter((exercise) => exercise.category === category).length;

describe('the exercise library', () => {
  it('has each exercise once, ordered by name', () => {
    expect(new Set(exercises.map((exercise) => exercise.id)).size).toBe(exercises.length);
    expect(new Set(exercises.map((exercise) => exercise.name)).size).toBe(exercises.length);
    const names = exercises.map((exercise) => exercise.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('has a file for each, of the name of its id', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => !/^(catalogue|exercise|met)\./.test(file))
      .map((file) => file.replace(/\.ts$/, ''));
    expect(files.toSorted()).toEqual(exercises.map(({ id }) => id).toSorted());
  });

  it('covers every category', () => {
    expect(exerciseCategorySchema.options.filter((category) => inCategory(category) < 16)).toEqual([]);
  });

  it('finds an exercise by its id', () => {
    expect(exerciseById('childs-pose')?.name).toBe("Child's Pose");
    expect(exerciseById('moonwalk')).toBeUndefined();
  });
});

describe('every exercise', () => {
  it.each(exercises)('follows the schema: $id', (exercise) => {
    expect(exerciseSchema.parse(exercise)).toEqual(exercise);
  });

  it('is counted either in repetitions or in seconds', () => {
    expect(
      listOf(
        exercises.filter(({ defaultReps, holdSeconds }) => (defaultReps === null) === (holdSeconds === null)),
      ),
    ).toEqual([]);
  });

  it('says how to make it easier and harder', () => {
    const silent = exercises.filter(
      ({ easierId, easierNote, harderId, harderNote }) =>
        (easierId === null) === (easierNote === null) || (harderId === null) === (harderNote === null),
    );
    expect(listOf(silent)).toEqual([]);
  });

  it('names no muscle twice and needs "none" alone or real equipment', () => {
    const repeated = exercises.filter(({ primaryMuscles, secondaryMuscles }) => {
      const all = [...primaryMuscles, ...secondaryMuscles];
      return new Set(all).size !== all.length;
    });
    expect(listOf(repeated)).toEqual([]);
    expect(
      listOf(exercises.filter(({ equipment }) => equipment.includes('none') && equipment.length > 1)),
    ).toEqual([]);
  });

  it('has its own instructions', () => {
    const texts = exercises.map((exercise) => exercise.instructions.join(' '));
    expect(new Set(texts).size).toBe(exercises.length);
  });

  it('has one cue that says how to breathe', () => {
    const breaths = (exercise: Exercise) =>
      exercise.cues.filter((cue) => /\b(?:breath|inhale|exhale)/i.test(cue));
    expect(listOf(exercises.filter((exercise) => breaths(exercise).length === 0))).toEqual([]);
    const moves = exercises.filter(({ defaultReps }) => defaultReps !== null);
    // Whoever moves breathes with the move; only a hold is told no more than to go on.
    expect(listOf(moves.filter((exercise) => breaths(exercise).includes('Keep breathing')))).toEqual([]);
  });

  it('tells beginners to hold with strength for 15 to 20 seconds', () => {
    const held = exercises.filter(
      ({ demands, skillLevel }) => demands.includes('isometric') && skillLevel === 'beginner',
    );
    expect(held.map(({ id, defaultSets }) => [id, defaultSets])).toEqual([
      ['plank', 3],
      ['wall-sit', 3],
    ]);
    expect(
      listOf(held.filter(({ holdSeconds }) => !(Number(holdSeconds) >= 15 && Number(holdSeconds) <= 20))),
    ).toEqual([]);
  });

  it('starts with the left where its clip shows one side after the other', () => {
    const alternate = exercises.filter(({ sides, shownSide }) => sides === 'each' && shownSide === undefined);
    const lunges = alternate.filter(({ category }) => category === 'lower');
    expect(listOf(lunges)).toEqual(['curtsy-lunge', 'forward-lunge', 'reverse-lunge', 'side-lunge']);
    const texts = lunges.map(({ instructions }) => instructions.join(' '));
    expect(texts.filter((text) => !/\bleft\b.*then switch legs\.$/.test(text))).toEqual([]);
  });

  it('says that it counts for each side where its notes do', () => {
    const perSide = exercises.filter(({ notes }) =>
      /(?:per|on each) (side|leg|arm)\b|on one side, then/.test(notes),
    );
    expect(listOf(exercises.filter(({ sides }) => sides === 'each'))).toEqual(listOf(perSide));
  });

  it('names in no area twice what rules it out', () => {
    const repeated = exercises.filter(({ avoidWith, alsoRuledOutBy }) => {
      const all = [...avoidWith, ...alsoRuledOutBy];
      return new Set(all).size !== all.length;
    });
    expect(listOf(repeated)).toEqual([]);
  });

  it('says how the body is, and that a hold of strength is one', () => {
    expect(listOf(exercises.filter(({ position }) => position === 'unknown'))).toEqual([]);
    const holds = exercises.filter(
      ({ holdSeconds, category }) => holdSeconds !== null && category !== 'flexibility',
    );
    const isometric = exercises.filter(({ demands }) => demands.includes('isometric'));
    expect(listOf(isometric)).toEqual(listOf(holds));
  });

  it('names no demand twice', () => {
    expect(listOf(exercises.filter(({ demands }) => new Set(demands).size !== demands.length))).toEqual([]);
  });

  it('warns of the ankles when it is a jump', () => {
    const jumps = exercises.filter((exercise) => exercise.impact === 'high');
    expect(jumps.length).toBeGreaterThanOrEqual(7);
    expect(listOf(jumps.filter(({ avoidWith }) => !avoidWith.includes('ankles')))).toEqual([]);
  });
});

describe('what is sore', () => {
  const avoiding = (area: Exercise['avoidWith'][number]) => (exercise: Exercise) =>
    exercise.avoidWith.includes(area);

  it('is avoided by everything that works the shoulders or bears weight on the hands', () => {
    const loads = exercises.filter(
      ({ primaryMuscles, category, position, equipment }) =>
        (category !== 'flexibility' && primaryMuscles.includes('shoulders')) ||
        (position === 'plank' && !equipment.includes('wall')),
    );
    expect(loads.length).toBeGreaterThan(20);
    expect(listOf(loads.filter((exercise) => !avoiding('shoulders')(exercise)))).toEqual([]);
  });

  it('is spared in the lower back by all that rounds or turns it, and by what pulls the knees in from a plank', () => {
    const loads = exercises.filter(
      ({ id, demands }) =>
        demands.some((demand) => demand === 'spinal_flexion' || demand === 'spinal_twist') ||
        id === 'mountain-climber',
    );
    expect(listOf(loads.filter((exercise) => !avoiding('lower_back')(exercise)))).toEqual([]);
  });
});

describe('the effort of squats', () => {
  it('goes by what is carried', () => {
    const met = (id: string) => exerciseById(id)?.met;
    expect(['squat', 'sumo-squat', 'pulse-squat', 'goblet-squat'].map(met)).toEqual([3.8, 3.8, 3.8, 5]);
  });
});

describe('what people call exercises', () => {
  const open = (name: string) => name.toLowerCase().replaceAll('-', ' ').replaceAll("'", '');
  const namesOf = ({ id, name, aliases }: Exercise) => [...new Set([id, name, ...aliases].map(open))];

  it('means one exercise only', () => {
    const all = exercises.flatMap(namesOf);
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  it('is no more than its name says already', () => {
    const repeated = exercises.filter(({ id, name, aliases }) =>
      aliases.some((alias) => [open(id), open(name)].includes(open(alias))),
    );
    expect(listOf(repeated)).toEqual([]);
    expect(listOf(exercises.filter(({ aliases }) => new Set(aliases).size !== aliases.length))).toEqual([]);
  });

  it('is written in lower case', () => {
    expect(exercises.flatMap(({ aliases }) => aliases).filter((alias) => alias !== open(alias))).toEqual([]);
  });
});

describe('easier and harder versions', () => {
  it('exist and are another exercise', () => {
    const broken = exercises.filter(({ id, easierId, harderId }) =>
      [easierId, harderId].some((other) => other !== null && (other === id || !exerciseById(other))),
    );
    expect(listOf(broken)).toEqual([]);
  });

  it('ask for no more skill when easier and for no less when harder', () => {
    const wrong = exercises.filter((exercise) => {
      const easier = exercise.easierId === null ? undefined : exerciseById(exercise.easierId);
      const harder = exercise.harderId === null ? undefined : exerciseById(exercise.harderId);
      return (
        (easier !== undefined && levelOf(easier) > levelOf(exercise)) ||
        (harder !== undefined && levelOf(harder) < levelOf(exercise))
      );
    });
    expect(listOf(wrong)).toEqual([]);
  });

  it('are never two levels of skill apart', () => {
    const skips = exercises.flatMap((exercise) =>
      [exercise.easierId, exercise.harderId].flatMap((id) => {
        const other = id === null ? undefined : exerciseById(id);
        return other && Math.abs(levelOf(other) - levelOf(exercise)) > 1
          ? [`${exercise.id} ${other.id}`]
          : [];
      }),
    );
    expect(skips).toEqual([]);
  });

  it('stay in their kind: a raise is no easier press, lying back extension no next step on all fours', () => {
    expect(exerciseById('shoulder-press')?.easierId).not.toBe('lateral-raise');
    expect(exerciseById('lateral-raise')?.harderId).not.toBe('shoulder-press');
    expect(exerciseById('bird-dog')?.harderId).not.toBe('superman');
  });

  it('end somewhere: walking to easier or harder ones never goes round in a circle', () => {
    expect(listOf(exercises.filter((each) => chainLength(each, ({ easierId }) => easierId) === 20))).toEqual(
      [],
    );
    expect(listOf(exercises.filter((each) => chainLength(each, ({ harderId }) => harderId) === 20))).toEqual(
      [],
    );
  });
});
