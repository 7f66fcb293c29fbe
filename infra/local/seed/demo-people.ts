import type { DemoPerson } from './simulate-history';

export const demoLogin = { email: 'demo@vita.example', password: 'train-with-ana', name: 'Maya Okafor' };

/** How far up the challenge ladder the demo account is. */
export const demoLadder = 3;

/**
 * The demo account's training: six days in a row up to yesterday and nine workouts in all, so that one more today
 * completes the seven-day streak, the tenth workout, and the next tier.
 */
export const demoHistory = {
  trainedDaysAgo: [1, 2, 3, 4, 5, 6, 12, 16, 24],
  routineIds: [
    'core-blast',
    'flexibility-flow',
    'upper-body-power',
    'lower-body-hiit',
    'core-blast',
    'cardio-blast',
    'upper-body-power',
    'flexibility-flow',
    'core-blast',
  ],
};

function everyFew(days: number, through: number, offset = 1): number[] {
  return Array.from(
    { length: Math.floor((through - offset) / days) + 1 },
    (_, index) => offset + index * days,
  );
}

const daily = (through: number, from = 0) =>
  Array.from({ length: through - from + 1 }, (_, index) => from + index);

/** People who only exist in the local and dev environments. */
export const demoPeople: DemoPerson[] = [
  {
    name: 'Priya Nair',
    trainedDaysAgo: daily(41),
    routineIds: ['full-body', 'cardio-blast'],
    ladder: 9,
    friend: true,
  },
  { name: 'Tomás Ribeiro', trainedDaysAgo: daily(33, 1), routineIds: ['lower-body-hiit', 'full-body'] },
  {
    name: 'Ines Kovač',
    trainedDaysAgo: everyFew(2, 80),
    routineIds: ['core-blast'],
    ladder: 5,
    friend: true,
  },
  { name: 'Dele Adeyemi', trainedDaysAgo: everyFew(3, 78, 0), routineIds: ['upper-body-power', 'full-body'] },
  { name: 'Hana Sato', trainedDaysAgo: daily(8), routineIds: ['flexibility-flow'], ladder: 3, friend: true },
  { name: 'Luca Moretti', trainedDaysAgo: everyFew(4, 60), routineIds: ['cardio-blast'] },
  {
    name: 'Amara Diallo',
    trainedDaysAgo: [0, 1, 2, 5, 9, 10, 11, 18, 25],
    routineIds: ['full-body'],
    ladder: 2,
    friend: true,
  },
  { name: 'Jonas Weber', trainedDaysAgo: everyFew(7, 70, 2), routineIds: ['upper-body-power'] },
  { name: 'Sofia Marín', trainedDaysAgo: [1, 2, 3, 8, 15], routineIds: ['core-blast', 'flexibility-flow'] },
  { name: 'Noah Lindqvist', trainedDaysAgo: [4, 11, 12, 30], routineIds: ['lower-body-hiit'], friend: true },
  { name: 'Mei Tanaka', trainedDaysAgo: [0, 6, 7], routineIds: ['flexibility-flow'] },
  { name: 'Omar Haddad', trainedDaysAgo: [3, 14], routineIds: ['cardio-blast'] },
  { name: 'Grace Campbell', trainedDaysAgo: [2], routineIds: ['full-body'] },
  { name: 'Elif Yılmaz', trainedDaysAgo: daily(15, 0), routineIds: ['core-blast', 'cardio-blast'] },
];
