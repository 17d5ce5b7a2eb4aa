/** A text that is longer than its default by less than this fits where the default does. */
const SPARE_CHARACTERS = 8;
const MUCH_LONGER = 1.5;
const SAMPLE_NUMBER = 3;

/** Whether a text may not fit in the place of its default. */
export const mayNotFit = (text: string, original: string): boolean =>
  text.length > original.length + SPARE_CHARACTERS && text.length > original.length * MUCH_LONGER;

const COUNTS = ['n', 'count', 'left', 'total', 'limit'];

/** Values that show where each placeholder stands: a number for counts, and its name for others. */
export const createSampleValues = (
  placeholders: readonly string[],
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    placeholders.map((placeholder) => {
      const name = placeholder.replace('|', '');
      const isCount = placeholder !== name || COUNTS.includes(name);
      return [name, isCount ? SAMPLE_NUMBER : `〈${name}〉`];
    }),
  );
