import { withoutRuledOut } from '../../injuries/injury-filter';
import { say, type Dialogue, type Intent } from '../dialogue';

const allowed = ({ facts, pains }: Dialogue, ids: readonly string[]) => withoutRuledOut(ids, facts, pains);

export const cardioOrStrength: Intent = {
  name: 'cardio-or-strength',
  answer: () =>
    say(
      "Both, if you can: **strength two or three times a week** keeps muscle and bones, **cardio** is for heart and stamina. For losing weight, neither works without changing what you eat; for stronger muscles, put strength first and cardio after it or on another day. The one you like is the one you'll stick with.",
    ),
};

export const beginnerStart: Intent = {
  name: 'beginner-start',
  answer: () =>
    say(
      'Everyone starts somewhere, and slow is right: **ten minutes, two or three times a week**, easy enough to talk. Add minutes before you add effort, and leave out what hurts. If you have an illness or a long break behind you, ask your doctor first.\n\nReady? Say *“10 minutes, easy”* or *“what should I do today?”*.',
    ),
};

export const postureDesk: Intent = {
  name: 'posture-desk',
  answer: (dialogue) =>
    say(
      "There's no perfect posture; the next one is the best. Stand up every half hour, put the screen at eye height, and open your chest and hips a few times a day, like this. If the pain doesn't go away, see a doctor or physical therapist.",
      allowed(dialogue, ['chest-opener', 'cat-cow', 'shoulder-stretch', 'side-bend']),
    ),
};

export const olderBalance: Intent = {
  name: 'older-balance',
  answer: (dialogue) =>
    say(
      "You can train strength and balance at any age, and they're what prevents falls. Start next to a wall or a steady chair you can hold, slowly, a few minutes on most days. After a fall, or with dizziness or brittle bones, choose with your doctor or physical therapist first.",
      allowed(dialogue, ['march-in-place', 'calf-raise', 'wall-push-up']),
    ),
};

export const dietQuestion: Intent = {
  name: 'diet-question',
  answer: () =>
    say(
      "For most people, an ordinary mixed plate with enough protein and vegetables does as much as any special diet or powder; what you can keep up works best. I don't give advice on supplements or diets for a condition; ask a doctor or dietitian. " +
        'I can tell you what you ate today: *“what have I eaten today?”*.',
    ),
};
