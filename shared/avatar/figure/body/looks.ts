/** A coach's build, colors, and hair. */
export interface Look {
  skin: string;
  top: string;
  bottom: string;
  shoe: string;
  sole: string;
  lace: string;
  hair: string;
  brow: string;
  iris: string;
  tie: string;
  lip: string;
  build: 'slim' | 'broad';
  hairstyle: 'ponytail' | 'curls';
  shorts: boolean;
}

export const LOOKS = {
  ana: {
    skin: '#e6ab88',
    lip: '#b4574f',
    hair: '#4a2b20',
    brow: '#3a2018',
    iris: '#6b3f22',
    tie: '#2fe890',
    top: '#ff6f61',
    bottom: '#3d4b78',
    shoe: '#fbf4ee',
    sole: '#2fe890',
    lace: '#ff8d7f',
    build: 'slim',
    hairstyle: 'ponytail',
    shorts: false,
  },
  leo: {
    skin: '#9a6244',
    lip: '#7d443a',
    hair: '#2a1d19',
    brow: '#1c1310',
    iris: '#4a2c1a',
    tie: '#2fe890',
    top: '#2fa58b',
    bottom: '#333b57',
    shoe: '#f4f1ec',
    sole: '#ffb938',
    lace: '#2fa58b',
    build: 'broad',
    hairstyle: 'curls',
    shorts: true,
  },
} satisfies Record<string, Look>;

export type CoachName = keyof typeof LOOKS;
