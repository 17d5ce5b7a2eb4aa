import type { ListMoves } from './useList.ts';

export interface FilterRailProps {
  moves: ListMoves;
}
