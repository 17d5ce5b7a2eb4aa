import type { Gender } from '@vitrine/contract';

/** The session-storage key that marks the popup of one home page as shown. */
export const popupDismissalKey = (gender: Gender): string => `popup-told:${gender}`;
