import type { ConcernName } from './answers';

/** One extra line with an answer, when a message mentions something to plan around that could be more. */
export const careLines: Readonly<Partial<Record<ConcernName, string>>> = {
  injury: "If it popped, swelled fast, or won't hold your weight, see a doctor before you train on it.",
  clot: "If it's swollen, warm, or red on one side, have a doctor look at it today.",
  breathing: 'Keep your inhaler close. If you ever struggle for air, stop and call for help.',
  fainting: 'If you faint, or nearly do, stop and see a doctor before you go on.',
  blood: "If you see blood where it shouldn't be, call a doctor today.",
  stroke: 'If your face, an arm, or your speech changes suddenly, call for help right away.',
  'low-sugar': 'Check your blood sugar first, and keep something sweet within reach.',
  'medicines-drugs': 'Ask your doctor or pharmacist how hard you can train with your medicine.',
  'eating-disorder': 'If eating is hard right now, tell a doctor or someone you trust. There is help.',
  fasting: "Eat and drink before you train. If you haven't for a day, see a doctor first.",
  'cutting-weight': "Please don't sweat or starve off weight. Drink and eat as usual.",
};
