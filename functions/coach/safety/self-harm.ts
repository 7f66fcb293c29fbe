import { stemSet } from '../../../shared/rules/reading/stem';
import { saysAny, saysWithout, type Concern } from './concern';

const always = [
  'kill myself',
  'kill my self',
  'kms',
  'kil myself',
  'go on living',
  'want to disappear',
  'no one would miss me',
  'nobody would miss me',
  'ending it tonight|all',
  'feel like dying',
  'was not alive',
  'life is not worth',
  'unalive',
  'end my life',
  'end it all',
  'take my life',
  'take my own life',
  'suicidal',
  'want to die',
  'wish i was|were dead',
  'better off dead',
  'better off without me',
  'not want to be here',
  'not want to live',
  'not want to exist',
  'not want to wake up',
  'no reason to live',
  'nothing to live for',
  'no point in living|life',
  'point of living',
  'tired of living|life',
  'not worth living',
  'self harm',
  'selfharm',
  'harming myself',
  'hang myself',
  'overdose',
  'not be alive',
] as const;

/** 'Suicides' are also a running drill, and people cut themselves some slack. */
const drills = stemSet('sprint run drill shuttl');
const harmless = stemSet('some shav short off');
const sometimes = ['suicide', 'suicides'];
const wishes = [
  'want|urge|going|think|thinking|feel|need|plan|keep hurt|harm|cut myself',
  'urge to cut|hurt|harm',
];
const acts = ['cut|cutting myself', 'harm myself'];

export const selfHarm: Concern = {
  names: ['self-harm', 'friend-self-harm'],
  phrases: [...always, ...sometimes, ...wishes, ...acts],
  isRaised: (words) => {
    if (saysAny(words, always)) return true;
    if (saysWithout(words, sometimes, drills) || saysWithout(words, acts, harmless)) return true;
    const isCareful = saysAny(words, [
      'not want to hurt',
      'without hurt',
      'not hurt',
      'not to hurt',
      'not going to hurt',
    ]);
    return !isCareful && saysWithout(words, wishes, harmless, 2);
  },
};
