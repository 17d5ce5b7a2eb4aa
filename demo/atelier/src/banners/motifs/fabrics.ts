import { type Motif, THREE_RATIOS, TWO_RATIOS } from '../motif.ts';

export const fabricMotifs: readonly Motif[] = [
  {
    name: 'cloth-satin',
    gender: 'women',
    ratios: THREE_RATIOS,
    cloth: { colour: '#d9cdbb', seed: 5, angle: 0.7, folds: 4.6, depth: 52, gloss: 0.22 },
    alt: { zh: '象牙色缎面的褶', en: 'Folds of ivory satin' },
  },
  {
    name: 'cloth-pine',
    gender: 'women',
    ratios: TWO_RATIOS,
    cloth: { colour: '#38493f', seed: 9, angle: 0.35, folds: 5.6, depth: 46, gloss: 0.08 },
    alt: { zh: '松绿色羊毛的褶', en: 'Folds of pine wool' },
  },
  {
    name: 'cloth-camel',
    gender: 'men',
    ratios: TWO_RATIOS,
    cloth: { colour: '#b99f7e', seed: 17, angle: 0.2, folds: 5.1, depth: 46, gloss: 0.12 },
    alt: { zh: '驼色羊绒的褶', en: 'Folds of camel cashmere' },
  },
];
