/** Single-breasted and double-breasted fronts. */
export const SINGLE = { doubleBreasted: false, lapel: 'notch' };
export const DOUBLE = { doubleBreasted: true, lapel: 'peak' };
