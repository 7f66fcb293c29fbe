/** Whom to call in the person's location. */
export interface LocalHelp {
  /** The emergency number alone; null when it isn't known. */
  number: string | null;
  /** 'your local emergency number', preceded by the number when it is known: '112 (your local emergency number)'. */
  emergency: string;
  /** A crisis line that listens at any hour, with its number when it is known. */
  crisisLine: string;
  words: HealthWords;
}

/** What the same things are called on either side of the Atlantic. */
interface HealthWords {
  pen: string;
  inhaler: string;
  waterPills: string;
  poison: string;
  maternity: string;
  therapist: string;
  surgery: string;
}

interface Numbers {
  emergency: string;
  crisisLine?: string;
  words?: HealthWords;
}

const american: HealthWords = {
  pen: 'an EpiPen',
  inhaler: 'rescue inhaler',
  waterPills: 'water pills',
  poison: 'Poison Control',
  maternity: 'labor and delivery unit',
  therapist: 'physical therapist',
  surgery: 'surgery',
};
const british: HealthWords = {
  pen: 'an adrenaline pen',
  inhaler: 'reliever inhaler',
  waterPills: 'water tablets',
  poison: 'a poison line',
  maternity: 'maternity unit',
  therapist: 'physiotherapist',
  surgery: 'an operation',
};

const europe: Numbers = { emergency: '112' };
const northAmerica: Numbers = { emergency: '911', crisisLine: '988' };
const australia: Numbers = { emergency: '000', crisisLine: 'Lifeline, 13 11 14' };

/** By time zone, which is where the person is today; a country's own zones come before the rest of its continent. */
const byZone: readonly (readonly [RegExp, Numbers])[] = [
  [
    /^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/,
    { emergency: '999', crisisLine: 'Samaritans, 116 123', words: british },
  ],
  [/^Europe\/Dublin$/, { emergency: '112', crisisLine: 'Samaritans, 116 123', words: british }],
  [/^Europe\/(?:Berlin|Busingen)$/, { emergency: '112', crisisLine: 'TelefonSeelsorge, 0800 111 0 111' }],
  [/^Europe\//, europe],
  [/^Atlantic\/(?:Canary|Madeira|Azores|Reykjavik|Faroe)$/, europe],
  [/^Asia\/(?:Kolkata|Calcutta)$/, { emergency: '112', crisisLine: 'Tele MANAS, 14416' }],
  [/^Asia\/(?:Tokyo|Seoul)$/, { emergency: '119' }],
  [/^Asia\/(?:Shanghai|Urumqi)$/, { emergency: '120' }],
  [/^Asia\/Singapore$/, { emergency: '995' }],
  [/^Asia\/(?:Hong_Kong|Kuala_Lumpur)$/, { emergency: '999' }],
  [/^Asia\/(?:Manila)$/, { emergency: '911' }],
  [/^Asia\/(?:Istanbul|Nicosia)$/, europe],
  [/^Australia\//, australia],
  [/^Pacific\/(?:Auckland|Chatham)$/, { emergency: '111', crisisLine: '1737' }],
  [/^(?:Pacific\/Honolulu|US\/|Canada\/)/, northAmerica],
  [
    /^America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Menominee|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+)$/,
    northAmerica,
  ],
  [
    /^America\/(?:Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Regina|Halifax|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit)$/,
    northAmerica,
  ],
  [/^America\/(?:Mexico_City|Monterrey|Tijuana|Cancun|Merida|Hermosillo)$/, { emergency: '911' }],
  [/^America\/Sao_Paulo$/, { emergency: '192', crisisLine: 'CVV, 188' }],
  [/^Africa\/Johannesburg$/, { emergency: '112' }],
  [/^Africa\/Lagos$/, { emergency: '112' }],
];

/** Whom to call in a time zone; general words when the number isn't known for certain. */
export function localHelpIn(timeZone: string): LocalHelp {
  const numbers = byZone.find(([pattern]) => pattern.test(timeZone))?.[1];
  return {
    number: numbers?.emergency ?? null,
    emergency: numbers ? `${numbers.emergency} (your local emergency number)` : 'your local emergency number',
    crisisLine: numbers?.crisisLine
      ? `a **crisis line** (${numbers.crisisLine})`
      : 'a **crisis line** in your country',
    words: numbers?.words ?? american,
  };
}
