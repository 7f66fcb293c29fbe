import type { ConcernName } from './answers';

/** One line beside an answer, where a message says something to plan around that can also be more. */
export const careLines: Readonly<Partial<Record<ConcernName, string>>> = {
  injury: "If it popped, swelled fast, or won't carry you, see a doctor before you train on it.",
  clot: 'If it is swollen, warm, or red on one side, have a doctor look at it today.',
  breathing: 'Keep your inhaler close. If you ever struggle for air, stop and call for help.',
  fainting: 'If you faint, or nearly do, stop and see a doctor before you go on.',
  blood: 'If you see blood where it should not be, call a doctor today.',
  stroke: 'If your face, an arm, or your speech changes suddenly, call for help at once.',
  'low-sugar': 'Check your sugar first, and keep something sweet within reach.',
  'medicines-drugs': 'Ask your doctor or pharmacist how hard you may train with your medicine.',
  'eating-disorder': 'If eating is hard at the moment, tell a doctor or someone you trust. It can be helped.',
  fasting: 'Eat and drink before you train. If you have not for a day, see a doctor first.',
  'cutting-weight': 'Please no sweating or starving weight off. Drink and eat as usual.',
};
