const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/^SF\d{10,15}/, 'shunfeng'],
  [/^E[A-Z]\d{8,9}[A-Z]{2}$/, 'ems'],
  [/^JD/, 'jd'],
  [/^YT\d+$/, 'yuantong'],
  [/^7\d{13}$/, 'zhongtong'],
  [/^\d{10}$/, 'dhl'],
];

/** The carriers whose tracking numbers usually look like this one. */
export const recogniseCarriers = (trackingNumber: string): string[] =>
  NUMBERS.filter(([pattern]) => pattern.test(trackingNumber)).map(([, carrier]) => carrier);
