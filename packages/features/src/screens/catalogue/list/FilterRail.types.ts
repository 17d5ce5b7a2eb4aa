import type { ListControls } from './useList.ts';

export interface FilterRailProps {
  controls: ListControls;
}
