/** The unified social credit code (GB 32100-2015), which is the tax number of companies in China. */
export const TAX_NUMBER_LENGTH = 18;

/** The characters of the code in the order of their values; I, O, S, V and Z look like others. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHT = 3;
const PATTERN = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Normalises a number as on the business licence: no spaces, capital letters. */
export const normaliseTaxNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** The check digit of the first seventeen characters. */
function computeCheckDigit(code: string): string {
  const size = CHARACTERS.length;
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, TAX_NUMBER_LENGTH - 1)) {
    sum += CHARACTERS.indexOf(character) * weight;
    weight = (weight * WEIGHT) % size;
  }
  return CHARACTERS[(size - (sum % size)) % size] ?? '';
}

/** Whether a normalised number has the right form and check digit. */
export const isTaxNumber = (code: string): boolean =>
  PATTERN.test(code) && code.slice(-1) === computeCheckDigit(code);

const SHOWN = 4;

/** Shows the last characters only: `**************26XG`. */
export const maskTaxNumber = (code: string): string =>
  '*'.repeat(Math.max(0, code.length - SHOWN)) + code.slice(-SHOWN);
