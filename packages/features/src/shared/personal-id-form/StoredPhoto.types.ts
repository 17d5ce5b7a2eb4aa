import type { PidSide } from '@vitrine/state';

export interface StoredPhotoProps {
  personalId: string;
  side: PidSide;
}
