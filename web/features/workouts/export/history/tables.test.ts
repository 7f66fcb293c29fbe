import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../../../shared/contracts/body-data';
import { localDateSchema } from '../../../../../shared/rules/local-date';
import { finishedSession } from '../export.fixture';
import { activitiesCsv, daysCsv, exercisesCsv, workoutsCsv } from './tables';

const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');
const day = (date: string) => localDateSchema.parse(date);

describe('the tables of a history', () => {
  it('have a line for each workout, with units in the headers and times in the person’s zone', () => {
    const session = finishedSession({
      title: '=HYPERLINK("x"), legs',
      heartRate: { average: 117, maximum: 130 },
    });
    const rows = [{ session, fileName: 'vita-2026-11-30-legs' }];
    expect(linesOf(workoutsCsv(rows, 'Asia/Tokyo'))).toEqual([
      'Start,End,Time zone,Start (UTC),End (UTC),Title,Active time (s),Time with pauses (s),Exercises finished,Exercises planned,Energy (kcal),Average heart rate (bpm),Maximum heart rate (bpm),Effort,Points,Counted,File',
      `2026-12-01 03:05:00,2026-12-01 03:25:00,Asia/Tokyo,2026-11-30T18:05:00Z,2026-11-30T18:25:00Z,"'=HYPERLINK(""x""), legs",1110,1200,3,3,123,117,130,just right,50,yes,vita-2026-11-30-legs`,
    ]);
  });

  it('have a line for each set, and one for an exercise without any', () => {
    const lines = linesOf(exercisesCsv([finishedSession({ finishedExercises: [0, 2] })], 'UTC'));
    expect(lines).toEqual([
      'Workout start,Workout,Number,Exercise,Exercise ID,Finished,Planned work (s),Planned rest (s),Set,Repetitions,Weight (kg),Held (s),Range (%)',
      '2026-11-30 18:05:00,Full body,1,Squat,squat,yes,40,20,1,12,20,,',
      '2026-11-30 18:05:00,Full body,1,Squat,squat,yes,40,20,2,10,22.5,,',
      '2026-11-30 18:05:00,Full body,2,Push-up,push-up,no,40,20,,,,,',
      '2026-11-30 18:05:00,Full body,3,Biceps curl,biceps-curl,yes,60,0,1,8,7.5,,',
    ]);
  });

  it('have a line for each activity outside', () => {
    const run: Activity = {
      id: '20261129T060000Z-run',
      kind: 'run',
      startedAt: '2026-11-29T06:00:00.000Z',
      date: day('2026-11-29'),
      durationSeconds: 3_000,
      distanceMeters: 10_020.5,
      averageHeartRate: 151,
      caloriesKcal: 640,
      title: '+1 Morning run',
      source: 'watch.fit',
      importId: null,
    };
    expect(linesOf(activitiesCsv([run], 'Europe/Berlin'))[1]).toBe(
      "2026-11-29,2026-11-29 07:00:00,2026-11-29 07:50:00,Europe/Berlin,2026-11-29T06:00:00Z,2026-11-29T06:50:00Z,run,'+1 Morning run,3000,10020.5,151,640,watch.fit",
    );
  });

  it('have a line for each day of which anything is known', () => {
    const none = { steps: null, weightKg: null, restingHeartRate: null };
    const days = [
      { ...none, date: day('2026-11-28'), steps: 0 },
      { ...none, date: day('2026-11-29') },
      { date: day('2026-11-30'), steps: 8_200, weightKg: 71.4, restingHeartRate: 56 },
    ];
    expect(linesOf(daysCsv(days))).toEqual([
      'Date,Steps,Weight (kg),Resting heart rate (bpm)',
      '2026-11-28,0,,',
      '2026-11-30,8200,71.4,56',
    ]);
  });
});
