/** The two ways a tailored front closes. */
export const SINGLE = { doubleBreasted: false, lapel: 'notch' };
export const DOUBLE = { doubleBreasted: true, lapel: 'peak' };
