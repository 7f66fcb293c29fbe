import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const checksums = {
  'danger.json': '2b7c66ec0644b6c4f74eaf81d6df12c88aa0c5bae159a84a1ed558387a3200cd',
  'danger-2.json': '58848a902ecfd1e8832c01250fb5c2c4e7828efe7b9fdfc05eacd8734441979b',
  'danger-3.json': '81cbf5bbfdd05e29e21e3994d3133a24ba865f41de07ee651ef477fbfbef3bcb',
  'eaten.json': '8ffb29959c26a6a1532e78c4a856225a26028dcd0e65835360b434a5d1bd2664',
  'everyday.json': 'd47fe7063b1aec3a2d3282e3c331e27512cbc7c90a3b5bcf65c29aff3561f2e4',
  'food-sentences.json': 'a5a0adcbef4bea3f977ce63ca952ed444c8d1a8e93cf0b68ae46e9eb06e6f512',
  'harmless.json': '537f4119f232f4324b34be8d496903c9cd4335d39328e65d1ea2ad3b60040c86',
  'harmless-2.json': '02da25e9a74359d422edcdf59b74c56fddea742fac226d23f434316700a2ff5d',
  'idioms.json': 'fa5f0fcd5f4f0e24053cda398fb3ba851a7a5163c9b2880a4d7d82fbe94cc217',
  'intents.json': '38581537e72b285bd52f9d4a5b03e5c1771b4cfe86a831527cb464830d7207db',
  'intents-2.json': 'b912cc70b0675e5c0edea5705daee2b1e97865f0037bb3e8503f91fb9385adc4',
  'onboarding-answers.json': '89415cfa8e768e1be7c0b7318fbbb74830d98d115a505ef1693bcd3057f887b5',
  'onboarding-answers-2.json': '54de7a1e8888289e2dfc27df5c64f66bcbe6d9727d38dab7f3cb26b59103068a',
  'library-search.json': '272f6001c240b6e81ff8bfe179959ba0fa8b8743a682d4e666205de0d1f75be7',
  'recipe-lines.json': '171afd6a28fd4e97b35c6e6e27a125847c1119c236d3092df7e03563bd9217c6',
  'meal-sentences.json': '87437e599cbf355239d781a81198f6a9d77adc15ec82dc46dc90588d2eba6a6a',
  'not-food.json': '292b406f99edd6f58652e48e263bbed855d6a379124d5bb7afa0bc5269be41fa',
  'told.json': 'f8acea60ce969f76952d05b04360d96f52ec7289a7362ff106ae5015b76d6eb3',
  'onboarding-talk.json': 'fbb91347b968b18cb881c667f36fc583464e2c88238487625a9ff840f693b1c0',
  'onboarding-talk-2.json': 'ac0019b47fa08e08ad688e18a44788b7ea6e47cc21c61774bf135a58944299b7',
  'number-fields.json': '57cb18911a170e7e0618a66d2c3c65454b0cd2244bc5c7c57a6c731eb84b569b',
  'hidden-text.json': '11f639254b40ce01e61e949d815cdc5cf552dd0116a88c6e0484286181a23a1a',
  'talks.json': 'e506e9dcd7338d2de5eeef26c4a22935f5f1a7568e948a293d81add174f78590',
};

describe('The blind cases', () => {
  it.each(Object.entries(checksums))('of %s are as they were written', (name, checksum) => {
    const text = readFileSync(join(import.meta.dirname, 'blind', name));
    expect(createHash('sha256').update(text).digest('hex')).toBe(checksum);
  });
});
