import type { Motif } from '../motif.ts';
import { accessories } from './accessories.ts';
import { clothes } from './clothes.ts';
import { fabricMotifs } from './fabrics.ts';
import { menAndKids } from './men-and-kids.ts';

export const MOTIFS: readonly Motif[] = [
  ...clothes,
  ...menAndKids,
  ...accessories,
  ...fabricMotifs,
];
