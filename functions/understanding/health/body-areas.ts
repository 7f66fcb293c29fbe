import type { BodyArea, Muscle } from '../../../shared/rules/exercise';

/** What people call a body area when it hurts. Longer phrases win. */
export const areaPhrases: Readonly<Record<BodyArea, readonly string[]>> = {
  knees: ['knee', 'kneecap', 'patella'],
  lower_back: [
    'lower back',
    'low back',
    'back',
    'lumbar',
    'spine',
    'tailbone',
    'coccyx',
    'sacrum',
    'disc',
    'disk',
  ],
  shoulders: ['shoulder', 'shoulder blade', 'collarbone', 'rotator cuff'],
  wrists: ['wrist', 'elbow', 'hand', 'forearm', 'thumb', 'finger'],
  neck: ['neck', 'upper back', 'trap', 'trapezius'],
  ankles: ['ankle', 'achilles', 'foot', 'feet', 'heel', 'shin', 'toe'],
  hips: ['hip', 'groin', 'hip flexor', 'pelvis'],
};

/** Parts that keep their own name instead of their area's: an elbow is not a wrist. */
export const ownNames = [
  'shoulder blade',
  'upper back',
  'collarbone',
  'tailbone',
  'coccyx',
  'elbow',
  'forearm',
  'hand',
  'thumb',
  'finger',
  'groin',
  'pelvis',
  'shin',
  'achilles',
  'heel',
  'toe',
  'foot',
  'feet',
  'wrist',
  'ankle',
  'knee',
  'shoulder',
  'neck',
  'hip',
] as const;

/** Complaints that say which area they are in, whether or not pain is mentioned. */
export const complaintPhrases: Readonly<Record<BodyArea, readonly string[]>> = {
  knees: [
    'runner knee',
    'broke|broken|fractured leg',
    'jumper knee',
    'meniscus',
    'acl',
    'mcl',
    'patellar tendon|tendonitis|tendinitis',
    'chondromalacia',
    'knee replacement',
    'arthritis',
    'osteoarthritis',
  ],
  lower_back: [
    'slip disc|disk',
    'herniat disc|disk',
    'bulg disc|disk',
    'hernia disc|disk',
    'disc hernia|herniation|prolapse',
    'sciatica',
    'sciatic',
    'lumbago',
    'scoliosis',
    'spondylolisthesis',
    'spinal stenosis',
    'osteoporosis',
  ],
  shoulders: [
    'rotator cuff',
    'broke|broken|fractured arm',
    'frozen shoulder',
    'shoulder impingement',
    'impingement',
    'dislocated shoulder',
  ],
  wrists: [
    'carpal tunnel',
    'broke|broken|fractured arm',
    'tennis elbow',
    'golfer elbow',
    'rsi',
    'wrist ganglion',
    'epicondylitis',
  ],
  neck: ['whiplash', 'pinched nerve', 'cervical', 'stiff neck', 'crick neck', 'tech neck'],
  ankles: [
    'plantar fasciitis',
    'broke|broken|fractured leg',
    'shin splint',
    'achilles tendonitis|tendinitis',
    'sprained ankle',
    'bunion',
    'heel spur',
  ],
  hips: [
    'bursitis',
    'broke|broken|fractured leg',
    'hip replacement',
    'labral tear',
    'si joint',
    'hip impingement',
    'arthritis',
    'osteoarthritis',
  ],
};

/** Muscles that are spared when they are said to be pulled or torn. */
export const strainedMuscles: readonly (readonly [phrase: string, Muscle])[] = [
  ['hamstring', 'hamstrings'],
  ['calf', 'calves'],
  ['quad', 'quadriceps'],
  ['groin', 'inner_thighs'],
  ['glute', 'glutes'],
  ['ab', 'abs'],
  ['pec', 'chest'],
  ['bicep', 'biceps'],
  ['tricep', 'triceps'],
];

export const painPhrases = [
  'pain|painful',
  'hurt|ache|achy|sore|tender|throb|sting',
  'injury|injure',
  'sprain|strain|tweak|twist|torn|tear|tore|pull|broke|broken|break|fracture|dislocate',
  'swollen|inflam|tendonitis|tendinitis|arthritis|numb',
  'dodgy|wonky|crocked|knackered|buggered|busted|gammy|iffy|funny',
  'issue|problem|trouble|niggle',
  'surgery|operation|op|replace|rehab|physio',
  'kill',
  'stiff',
  'click|crack|grind|pop',
  'play up',
  'because of',
  'due to',
  'act up',
  'protect|careful|spare|sensitive|mind',
  'weak|unstable',
] as const;

/** After an area, these words make it an exercise or a theme, not the body: 'shoulder press', 'wrist curl'. */
export const exerciseNouns = new Set(
  (
    'press stretch raise opener tap bend circle kick exercise workout day push drop width hinge thrust training routine ' +
    'move session flexor high highs drive weight plank touch curl roll mobility strength'
  ).split(' '),
);
