import type { ConcernName } from './answers';

/** One calm question each, for when a message may describe a danger or nothing. */
export const concernQuestions: Readonly<Record<ConcernName, string>> = {
  'self-harm': 'I want to be sure I get this right: are you thinking about hurting yourself?',
  'friend-self-harm': 'Are you worried that someone might hurt themselves?',
  abuse: 'Is someone hurting or threatening you?',
  heart:
    'Before anything else: do you have pain or pressure in your chest, or a racing heart, right now or lately?',
  stroke: 'Before anything else: did your face, an arm, or your speech suddenly change?',
  breathing: 'Before anything else: are you having trouble breathing right now?',
  fainting: 'Before anything else: did you faint, or nearly faint?',
  blood: "Before anything else: are you bleeding, or did you see blood where it shouldn't be?",
  clot: 'Before anything else: is one leg or arm swollen, warm, or painful on one side?',
  'low-sugar': 'Before anything else: do you feel shaky, or is your blood sugar off right now?',
  injury:
    "Before anything else: is it a new injury, with swelling, a pop, or something that won't hold your weight?",
  'eating-disorder': 'Can I ask: is eating hard for you right now?',
  fasting: 'Can I ask: have you gone without food for more than a day?',
  'cutting-weight': 'Can I ask: are you trying to lose weight fast, by sweating or not eating?',
  pregnancy: 'Can I ask: are you pregnant?',
  'after-birth': 'Can I ask: did you have a baby in the last few months?',
  'under-18': 'Can I ask: are you under 18?',
  'medicines-drugs':
    'Can I ask: did you take too much of a medicine, or is it about how much of one to take?',
  operation: 'Can I ask: did you have surgery in the last few weeks?',
  fever: 'Can I ask: do you have a fever?',
  'no-inhaler': 'Can I ask: is your inhaler with you?',
  'pregnancy-loss': 'Can I ask: did you lose a pregnancy?',
  'doctor-first': 'Can I ask: does a doctor know about it?',
  alcohol: 'Can I ask: have you been drinking?',
};
