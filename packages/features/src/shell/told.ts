import type { Gender } from '@vitrine/contract';

/** What a visit remembers, so that each home tells its news once. */
export const toldKey = (gender: Gender): string => `popup-told:${gender}`;
