import * as z from 'zod';
import { exercises } from '../../functions/exercises/library/catalogue';
import { bodyAreaSchema, equipmentSchema, muscles, type Exercise } from '../../shared/rules/exercise';
import { isContraindicated } from '../../shared/rules/training/conditions';
import { isRuledOut } from '../../shared/rules/training/pains';
import { conditions } from '../../shared/rules/training/person';
import { conversationWith, type ConversationTurn } from './conversation';

const sparesSchema = z.strictObject({
  areas: z.array(bodyAreaSchema).default([]),
  conditions: z.array(z.enum(conditions)).default([]),
  muscles: z.array(z.enum(muscles)).default([]),
  positions: z.array(z.string()).default([]),
  impact: z.boolean().default(false),
  equipment: z.array(equipmentSchema).default([]),
  names: z.array(z.string()).default([]),
});

const checkSchema = z.union([
  z.strictObject({ plan: z.boolean() }),
  z.strictObject({ minutes: z.tuple([z.number(), z.number()]) }),
  z.strictObject({ spares: sparesSchema }),
  z.strictObject({ trains: z.array(z.enum(muscles)) }),
  z.strictObject({ removes: z.number() }),
  z.strictObject({ sameExcept: z.number() }),
  z.strictObject({ differs: z.literal(true) }),
  z.strictObject({ says: z.string() }),
  z.strictObject({ saysNot: z.string() }),
  z.strictObject({ danger: z.boolean() }),
  z.strictObject({ asks: z.literal(true) }),
]);
type Check = z.output<typeof checkSchema>;

export const talkSchema = z.object({
  name: z.string(),
  kind: z.enum(['fact', 'change', 'danger', 'settle', 'ask', 'mixed']),
  profile: z
    .object({ bodyPains: z.string(), medicalConditions: z.string(), age: z.number() })
    .partial()
    .optional(),
  turns: z.array(z.object({ say: z.string(), expect: z.array(checkSchema).default([]) })).min(1),
});
export type TalkCase = z.output<typeof talkSchema>;

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const lookUp = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
const planned = ({ reply }: ConversationTurn) => lookUp(reply.workout?.exerciseIds ?? []);
const shown = (turn: ConversationTurn) => [...planned(turn), ...lookUp(turn.reply.exerciseIds)];

function breaks(exercise: Exercise, spares: z.output<typeof sparesSchema>): boolean {
  const { primaryMuscles, position, impact, equipment, name } = exercise;
  return (
    isRuledOut(exercise, { areas: spares.areas, muscles: [] }) ||
    spares.conditions.some((condition) => isContraindicated(exercise, condition)) ||
    spares.muscles.some((muscle) => primaryMuscles.includes(muscle)) ||
    spares.positions.includes(position) ||
    (spares.impact && impact === 'high') ||
    spares.equipment.some((each) => equipment.includes(each)) ||
    spares.names.some((part) => name.toLowerCase().includes(part.toLowerCase()))
  );
}

const isDanger = ({ concern, asked, reply }: ConversationTurn) =>
  concern !== null ||
  asked !== null ||
  /emergency|crisis line|doctor (?:looked|said)|midwife|has a doctor/i.test(reply.reply);

/** What is wrong with a reply by one check; null if it is right. `before` is the last turn with a plan. */
function fault(check: Check, turn: ConversationTurn, before: ConversationTurn | null): string | null {
  const text = turn.reply.reply;
  const hasPlan = planned(turn).length >= 2;
  const ids = turn.reply.workout?.exerciseIds ?? [];
  const idsBefore = before?.reply.workout?.exerciseIds ?? [];
  if ('plan' in check) return hasPlan === check.plan ? null : hasPlan ? 'plans' : 'no plan';
  if ('minutes' in check) {
    const [least, most] = check.minutes;
    const minutes = turn.reply.workout?.minutes ?? 0;
    return minutes >= least && minutes <= most ? null : `${minutes} minutes`;
  }
  if ('spares' in check) {
    const broken = shown(turn).filter((exercise) => breaks(exercise, check.spares));
    return broken.length > 0 ? `has ${broken.map(({ name }) => name).join(', ')}` : null;
  }
  if ('trains' in check) {
    const fitting = planned(turn).filter(({ primaryMuscles }) =>
      primaryMuscles.some((each) => check.trains.includes(each)),
    );
    return fitting.length * 2 >= Math.max(1, planned(turn).length) ? null : 'trains something else';
  }
  if ('removes' in check) {
    const gone = idsBefore.at(check.removes > 0 ? check.removes - 1 : check.removes);
    return gone !== undefined && hasPlan && !ids.includes(gone) ? null : `keeps ${gone}`;
  }
  if ('sameExcept' in check)
    return hasPlan && idsBefore.filter((id) => !ids.includes(id)).length <= check.sameExcept
      ? null
      : 'replaces the plan';
  if ('differs' in check) return hasPlan && ids.join() !== idsBefore.join() ? null : 'the same plan';
  if ('says' in check) return new RegExp(check.says, 'i').test(text) ? null : `does not say ${check.says}`;
  if ('saysNot' in check) return new RegExp(check.saysNot, 'i').test(text) ? `says ${check.saysNot}` : null;
  if ('danger' in check)
    return isDanger(turn) === check.danger ? null : check.danger ? 'no danger' : 'danger';
  return text.includes('?') ? null : 'asks nothing';
}

/** Every fault of a chat, with its message; empty if the coach did what anyone would. */
export function faultsOf({ profile = {}, turns }: TalkCase): string[] {
  const none = { bodyPains: null, medicalConditions: null, workLifeEffects: null, fitnessBarriers: null };
  const say = conversationWith({
    answers: { ...none, conditions: [], ...profile },
    recentSessions: [],
    excludedIds: [],
  });
  let before: ConversationTurn | null = null;
  const faults: string[] = [];
  for (const { say: said, expect } of turns) {
    const turn = say(said);
    for (const check of expect) {
      const wrong = fault(check, turn, before);
      if (wrong !== null)
        faults.push(`“${said}”: ${wrong} · ${turn.reply.reply.replaceAll('\n', ' ').slice(0, 160)}`);
    }
    if (turn.reply.workout) before = turn;
  }
  return faults;
}
