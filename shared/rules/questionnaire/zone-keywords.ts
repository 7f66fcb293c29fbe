import { anyOf } from './keywords';
import type { TargetZone } from './options';

export const zoneKeywords: readonly (readonly [readonly TargetZone[], RegExp])[] = [
  [
    ['belly'],
    anyOf(
      'bell(?:y|ies)|stomachs?|tumm(?:y|ies)|abs|abdom*|core|waist*|mid-? ?section|midriff|middle|gut',
      'tum|pooch|six-? ?pack|love handles|muffin top|paunch|obliques?|spare t[iy]re|mum tum|dad bod',
    ),
  ],
  [
    ['butt'],
    anyOf(
      'butts?|buttocks?|glutes?|bum|booty|bottom(?! half)|backside|behind(?! on)|rear(?: end)?|gluteus|rump',
      'bootie|ass|arse|hips?|tush|derri[eè]re',
    ),
  ],
  [['legs'], anyOf('legs?|thighs?|calf|calves|quads?|quadriceps|hamstrings?|hammies|saddle ?bags')],
  [['chest'], anyOf('chest|pecs?|pectorals?|bust|boobs?|breasts?|moobs?')],
  [
    ['toned_arms'],
    anyOf('(?:toned )?arms?|biceps?|triceps?|bingo wings|guns|upper arms?|forearms?|bat wings|bis|tris'),
  ],
  [
    ['chest', 'toned_arms'],
    anyOf('upper[- ]?body|top half|upper half|(?:everything |all )?above (?:the|my) (?:waist|belt)'),
  ],
  [
    ['butt', 'legs'],
    anyOf('lower[- ]?body|bottom half|lower half|(?:everything |all )?below (?:the|my) (?:waist|belt)'),
  ],
];

export const everywhere = anyOf(
  'all|everything|everywhere|anything|(?:whole|full|entire|total) ?-?(?:body|lot|thing)|the lot',
  'every (?:zone|part|area|one|bit)|head to toe',
);
