import * as fc from 'fast-check';
import { parser } from 'sax';
import { describe, expect, it } from 'vitest';
import { finishedSession } from './export.fixture';
import { sessions } from './sessions.fixture';
import { tcxOf } from './tcx-of';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Parses strictly: what is not well-formed throws. */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const reader = parser(true);
  Object.assign(reader, {
    onerror(error: Error) {
      throw error;
    },
    onopentag({ name, attributes }: Pick<Element, 'name' | 'attributes'>) {
      const element = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text: string) {
      const element = open.at(-1);
      if (element) element.text += text;
    },
    onclosetag: () => void open.pop(),
  });
  reader.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error('There is no element.');
  return document;
}

/** The sequences of www8.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd; '?' marks what may be missing, '*' a list. */
const sequences: Record<string, string> = {
  TrainingCenterDatabase: 'Folders? Activities? Workouts? Courses? Author? Extensions?',
  Activities: 'Activity* MultiSportSession*',
  Activity: 'Id Lap* Notes? Training? Creator? Extensions?',
  Lap: 'TotalTimeSeconds DistanceMeters MaximumSpeed? Calories AverageHeartRateBpm? MaximumHeartRateBpm? Intensity Cadence? TriggerMethod Track* Notes? Extensions?',
  Track: 'Trackpoint*',
  Trackpoint:
    'Time Position? AltitudeMeters? DistanceMeters? HeartRateBpm? Cadence? SensorState? Extensions?',
  AverageHeartRateBpm: 'Value',
  MaximumHeartRateBpm: 'Value',
  HeartRateBpm: 'Value',
  Creator: 'Name UnitId ProductID Version',
  Version: 'VersionMajor VersionMinor BuildMajor? BuildMinor?',
};

/** Throws where the children are not those of the schema, in its order. */
function expectValid({ name, children }: Element): void {
  const pattern = (sequences[name] ?? '').replaceAll(/(\w+)([?*]?) ?/g, '(?:$1 )$2');
  expect(`${name}: ${children.map((child) => `${child.name} `).join('')}`).toMatch(
    new RegExp(`^${name}: ${pattern}$`),
  );
  children.forEach(expectValid);
}

const all = ({ children }: Element, name: string): Element[] =>
  children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
const textOf = (element: Element, name: string) => all(element, name)[0]?.text;

describe('a workout as a TCX file', () => {
  it('has its times, calories, and exercises in the schema’s order', () => {
    const document = parsed(tcxOf(finishedSession(), null));
    expectValid(document);
    expect(document.attributes['xmlns']).toBe('http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2');
    expect(all(document, 'Activity')[0]?.attributes).toEqual({ Sport: 'Other' });
    expect(all(document, 'Lap')[0]?.attributes).toEqual({ StartTime: '2026-11-30T18:05:00Z' });
    const told = [
      'Id',
      'TotalTimeSeconds',
      'DistanceMeters',
      'Calories',
      'Intensity',
      'TriggerMethod',
      'Notes',
    ];
    expect(told.map((name) => textOf(document, name))).toEqual([
      '2026-11-30T18:05:00Z',
      '1110',
      '0',
      '123',
      'Active',
      'Manual',
      'Full body\nSquat: 12 × 20 kg, 10 × 22.5 kg\nPush-up\nBiceps curl: 8 × 7.5 kg',
    ]);
    expect(all(document, 'Time').map(({ text }) => text)).toEqual([
      '2026-11-30T18:05:00Z',
      '2026-11-30T18:25:00Z',
    ]);
    expect(all(document, 'AverageHeartRateBpm')).toEqual([]);
  });

  it('has the heart rate at each measurement, with average and maximum', () => {
    const document = parsed(tcxOf(finishedSession(), { everySeconds: 5, beats: [100, null, 121, 130] }));
    expectValid(document);
    expect(all(document, 'Value').map(({ text }) => text)).toEqual(['117', '130', '100', '121', '130']);
  });

  it('shows a title as it was written, whatever is in it', () => {
    const title = '<script>&amp;"legs"</script> 💪🏽 ]]>\u0007';
    const document = parsed(tcxOf(finishedSession({ title, finishedExercises: [] }), null));
    expect(textOf(document, 'Notes')).toBe('<script>&amp;"legs"</script> 💪🏽 ]]>');
  });

  it('is valid for any finished workout', () => {
    fc.assert(
      fc.property(sessions, ({ session, heartRate }) => {
        const document = parsed(tcxOf(session, heartRate));
        expectValid(document);
        const times = all(document, 'Time').map(({ text }) => text);
        expect(times).toEqual(times.toSorted());
        expect(all(document, 'Lap')).toHaveLength(1);
        expect(textOf(document, 'Calories')).toBe(String(session.caloriesBurned));
      }),
      { numRuns: 200 },
    );
  });
});
