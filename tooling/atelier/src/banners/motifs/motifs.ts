import type { Motif } from '../motif.ts';
import { cloths } from './cloths.ts';
import { menAndKids } from './men-and-kids.ts';
import { things } from './things.ts';
import { clothes } from './women.ts';

export const MOTIFS: readonly Motif[] = [...clothes, ...menAndKids, ...things, ...cloths];
