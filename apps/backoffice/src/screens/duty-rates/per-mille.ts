const PER_CENT = 10;

/** Thousandths as per cent: 80 is 8. */
export const toPercent = (perMille: number): number => perMille / PER_CENT;
export const toPerMille = (percent: number): number => Math.round(percent * PER_CENT);
