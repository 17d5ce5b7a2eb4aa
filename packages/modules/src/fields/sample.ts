type Fields = Record<string, unknown>;

interface Sample {
  zh: Fields;
  en: Fields;
}

/**
 * The sample fields of a module type, stored on its schema as `.meta({ sample: { zh, en } })`. Preview
 * pages use them when a module has no content yet.
 */
export const sampleOf = (meta: Readonly<Record<string, unknown>> | undefined): Sample =>
  (meta?.sample as Sample | undefined) ?? { zh: {}, en: {} };
