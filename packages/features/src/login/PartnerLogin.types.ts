import type { Entering } from './useEntering.ts';

export interface PartnerLoginProps {
  entering: Entering;
  mayEnter: () => boolean;
}
