type Fields = Record<string, unknown>;

interface Sample {
  zh: Fields;
  en: Fields;
}

/**
 * Fields that show a type at its best, kept on its schema as `.meta({ sample: { zh, en } })`:
 * showrooms use them where nobody has written any.
 */
export const sampleOf = (meta: Readonly<Record<string, unknown>> | undefined): Sample =>
  (meta?.sample as Sample | undefined) ?? { zh: {}, en: {} };
