import { describe, expect, it } from 'vitest';
import { FIST, HANG } from '../../../shared/avatar/motion/fragments';
import { lintContract, lintMotion } from './lint-motion';
import { compileMotion, type Motion } from '../../../shared/avatar/motion/motion';
import { FRAME, type PoseDelta } from '../../../shared/avatar/motion/pose';
import type { Contract } from './contract';

const motionOf = (base: Motion['base'], to: PoseDelta, more: Partial<Motion> = {}): Motion => ({
  base,
  secs: 2,
  keys: [
    [0, {}],
    [1, to],
  ],
  ...more,
});
const rulesOf = (motion: Motion, contract: Contract = {}) => [
  ...new Set(lintContract(compileMotion(motion), contract).map(({ rule }) => rule)),
];
const still: Motion = motionOf('stand', {});

describe('A motion that keeps every rule', () => {
  it('has no findings', () => {
    expect(rulesOf(still, { weight: { feet: 2 }, still: ['ballL'] })).toEqual([]);
    expect(rulesOf(motionOf('plank', {}), { weight: { palms: 2, feet: 2 } })).toEqual([]);
  });
});

describe('What bears weight', () => {
  it.each<[string, Motion]>([
    ['a foot', motionOf('stand', { footL: { out: 0.2 } })],
    ['a palm', motionOf('plank', { handL: { z: 0.5 } })],
    ['a knee', motionOf('all-fours', { pelvis: { yaw: 12 } })],
  ])('may not slide: %s', (_, motion) => {
    expect(rulesOf(motion)).toContain('slide');
  });

  it('may be lifted, carried and put down', () => {
    const step: PoseDelta = { footL: { out: 0.16, y: 0.1 } };
    const keys: Motion['keys'] = [
      [0, {}],
      [0.6, step],
      [1, { footL: { out: 0.2 } }],
      [1.4, step],
    ];
    expect(rulesOf({ base: 'stand', secs: 2, keys })).toEqual([]);
  });

  it('may turn over the ball of the foot', () => {
    expect(rulesOf(motionOf('stand', { feet: { lift: 40 } }))).toEqual([]);
  });

  it.each<[string, Motion, Contract]>([
    ['palm', motionOf('plank', { handL: { pin: 0 } }), { weight: { palms: 2 } }],
    ['foot', motionOf('stand', { footL: { y: 0.1 } }), { weight: { feet: 2 } }],
  ])('is there as declared: a %s that leaves is found', (_, motion, contract) => {
    expect(rulesOf(motion, contract)).toContain('weight');
  });
});

describe('A body', () => {
  const raised: PoseDelta = { arms: { flex: 170 } };
  const quick: Motion = {
    base: 'stand',
    secs: 1,
    keys: [
      [0, {}],
      [0.16, raised],
    ],
  };

  it('moves no faster than its pace', () => {
    expect(rulesOf(quick, { pace: 'slow' })).toContain('speed');
    expect(
      rulesOf(
        {
          ...quick,
          secs: 6,
          keys: [
            [0, {}],
            [3, raised],
          ],
        },
        { pace: 'slow' },
      ),
    ).toEqual([]);
  });

  it('starts no more suddenly than its pace', () => {
    const shaken = motionOf(
      'stand',
      { arms: { flex: 30 } },
      {
        secs: 0.25,
        keys: [
          [0, {}],
          [0.125, { arms: { flex: 40 } }],
        ],
      },
    );
    expect(rulesOf(shaken, { pace: 'slow' })).toContain('snap');
    expect(rulesOf(shaken, { pace: 'fast' })).toEqual([]);
  });

  const jump = (rise: number): Motion => ({
    base: 'stand',
    secs: 1.25,
    keys: [
      [0, { pelvis: { y: 0.9 } }],
      [0.25, { pelvis: { y: 0.9 }, feet: { y: 0.05 } }],
      [0.5, { pelvis: { y: 0.9 + rise }, feet: { y: 0.05 + rise * 0.9 } }],
      [0.75, { pelvis: { y: 0.9 }, feet: { y: 0.05 } }],
      [1, { pelvis: { y: 0.9 } }],
    ],
  });

  it('falls like everything else: a low jump is short', () => {
    expect(rulesOf(jump(0.02), { pace: 'fast' })).toContain('flight');
    expect(rulesOf(jump(0.35), { pace: 'fast' })).not.toContain('flight');
  });

  it.each<[string, PoseDelta]>([
    ['down', { head: { pitch: 56 } }],
    ['over the shoulder', { head: { yaw: 79 } }],
  ])('has a neck with limits: %s', (_, to) => {
    expect(
      rulesOf(
        motionOf('stand', to, {
          secs: 6,
          keys: [
            [0, {}],
            [3, to],
          ],
        }),
      ),
    ).toContain('neck');
  });

  it('looks where the exercise says', () => {
    expect(rulesOf(still, { face: [40, 90] })).toContain('neck');
    expect(rulesOf(still, { face: [-10, 10] })).toEqual([]);
  });

  it.each<[string, Motion]>([
    ['a forearm through the trunk', motionOf('stand', { armL: { flex: 0, out: -30, elbow: 60 } })],
    ['a shin through the other', motionOf('supine-legs-up', { legL: { out: -16 }, legR: { out: -16 } })],
  ])('has limbs that cannot go through it: %s', (_, motion) => {
    expect(rulesOf(motion)).toContain('limbs');
  });

  it('keeps its head upright while the trunk goes past a quarter turn', () => {
    const over = motionOf('stand', { pelvis: { pitch: 70 }, spine: { flex: 50 }, head: { gaze: 0.4 } });
    expect(
      rulesOf({
        ...over,
        secs: 6,
        keys: [
          [0, { head: { gaze: 0.4 } }],
          [3, over.keys[1]?.[1] ?? {}],
        ],
      }),
    ).toEqual([]);
  });
});

describe('What an exercise declares', () => {
  it.each<[string, Motion, Contract]>([
    ['touch', still, { reaches: [['handL', 'shoulderR']] }],
    ['touch', motionOf('plank', { handL: { y: 0.2 } }), { keeps: [['handL', 'floor']] }],
    ['touch', motionOf('chair', {}), { keeps: [['handL', 'seat']] }],
    ['angle', still, { angles: { elbow: { largest: [170, 180] } } }],
    ['angle', motionOf('stand', { pelvis: { y: 0.6 } }), { angles: { kneeL: { smallest: [170, 180] } } }],
    ['angle', motionOf('plank', { pelvis: { pitch: 84 } }), { angles: { forearm: { largest: [0, 10] } } }],
    ['angle', still, { angles: { back: { largest: [200, 250] } } }],
    ['angle', motionOf('stand', { spine: { flex: 40 } }), { angles: { lean: { largest: [0, 15] } } }],
    ['first', motionOf('stand', { footR: { out: 0.4, y: 0.1 } }), { first: 'footL' }],
    ['still', motionOf('knee-plank', { legs: { knee: 80 } }), { still: ['ballL'] }],
  ])('is held to it: %s', (rule, motion, contract) => {
    expect(rulesOf(motion, contract)).toContain(rule);
  });
});

describe('A hand that holds a limb', () => {
  const holding = (armL: PoseDelta['armL'], handL: PoseDelta['handL'] = {}): Motion => {
    const pose: PoseDelta = {
      footL: { pin: 0 },
      legL: { flex: -12, knee: 147, ankle: -50 },
      handL: { y: 0.03, yaw: 72, pitch: -32, frame: FRAME.ankle, pin: 1, ...handL },
      armL,
    };
    return motionOf('stand', pose, { pose });
  };
  const holds: Contract = { pace: 'slow', holds: [['handL', 'ankleL']] };

  it('is closed around it, with its palm against it', () => {
    expect(rulesOf(holding({ curl: 48 }), holds)).toEqual([]);
  });

  it.each<[string, Motion]>([
    ['open', holding({ curl: 10 })],
    ['beside it', holding({ curl: 48 }, { y: 0.14 })],
    ['turned away', holding({ curl: 48, forearm: 90 }, { flat: 0 })],
  ])('may not be %s', (_, motion) => {
    expect(rulesOf(motion, holds)).toContain('touch');
  });

  it('reaches it', () => {
    const short = holding({ curl: 48 }, {});
    const far = compileMotion({
      ...short,
      pose: { ...short.pose, spine: { flex: -40 }, legL: { knee: 90 } },
    });
    expect(lintMotion(short, far).map(({ rule }) => rule)).toContain('contact');
  });
});

describe('A bent knee', () => {
  const bent: PoseDelta = { pelvis: { y: 0.6, pitch: 30 } };
  it('stays over the foot that bears it', () => {
    expect(rulesOf(motionOf('stand', bent))).not.toContain('knee');
    expect(rulesOf(motionOf('stand', { ...bent, legs: { turn: 120 } }))).toContain('knee');
  });
});

describe('What is held', () => {
  const held = (arms: PoseDelta['arms'], kind: 'dumbbells' | 'goblet' | 'band', more: PoseDelta = {}) =>
    motionOf('stand', { arms, ...more }, { pose: { arms, ...more }, props: [{ kind }] });

  it('is in closed hands', () => {
    expect(rulesOf(held(FIST, 'dumbbells'))).toEqual([]);
    expect(rulesOf(held(HANG, 'dumbbells'))).toContain('prop');
    expect(rulesOf(held(HANG, 'band'))).toContain('prop');
  });

  it('by both hands is between them', () => {
    expect(rulesOf(held(FIST, 'goblet'))).toContain('prop');
  });

  it('stays above the floor', () => {
    expect(rulesOf(held({ ...FIST, flex: 80 }, 'dumbbells', { pelvis: { y: 0.35, pitch: 80 } }))).toContain(
      'prop',
    );
  });
});

describe('A hold', () => {
  const findings = (motion: Motion) =>
    lintContract(compileMotion(motion), { pace: 'slow' }, { isHold: true }).map(({ text }) => text);
  const nodding: Motion = { ...motionOf('stand', { spine: { flex: 30 } }), secs: 4, breaths: 1 };

  it('is held: its loop moves neither head nor hands', () => {
    expect(findings(nodding)).toEqual(
      ['skull', 'wristL', 'wristR'].map((joint): unknown => expect.stringContaining(`${joint} travels`)),
    );
    expect(findings({ ...nodding, keys: nodding.keys.slice(0, 1) })).toEqual([]);
    expect(rulesOf(nodding, { pace: 'slow' })).toEqual([]);
  });

  const entered = (keys: Motion['keys'], secs = 2): Motion => ({
    ...nodding,
    keys: [[0, {}]],
    entry: { secs, keys },
  });
  const rulesOfEntry = (motion: Motion) => [
    ...new Set(
      [...lintMotion(motion, compileMotion(motion)), ...lintContract(compileMotion(motion), {})].map(
        ({ rule }) => rule,
      ),
    ),
  ];

  it.each<[string, string, Motion]>([
    ['slide', 'feet slide', entered([[0, { footL: { out: 0.3 } }]])],
    ['floor', 'a knee is in the floor', entered([[0, { pelvis: { y: 0.3 }, feet: { pin: 0 } }]])],
    ['limbs', 'an arm is in the trunk', entered([[0, { armL: { flex: 0, out: -30, elbow: 60 } }]])],
    ['speed', 'it is rushed', entered([[0, { arms: { flex: 170 } }]], 0.25)],
    [
      'format',
      'its keys come after its end',
      entered([
        [0, {}],
        [2, {}],
      ]),
    ],
  ])('is entered as a body can (%s): found if %s', (rule, _, motion) => {
    expect(rulesOfEntry(entered([[0, { spine: { flex: 10 } }]]))).toEqual([]);
    expect(rulesOfEntry(motion)).toContain(rule);
  });

  it('begins where its entry ends', () => {
    const motion = entered([[0, { spine: { flex: 10 } }]]);
    const compiled = compileMotion(motion);
    const { sample } = compileMotion({ ...motion, pose: { pelvis: { z: 0.001 } } });
    expect(lintMotion(motion, { ...compiled, sample }).map(({ rule }) => rule)).toContain('entry');
  });
});
