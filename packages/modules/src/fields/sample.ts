type Fields = Record<string, unknown>;

export interface Sample {
  sample: { zh: Fields; en: Fields };
}

/** Fields that show a type at its best, kept on the schema: showrooms use them where nobody wrote any. */
export const sample = (zh: Fields, en: Fields): Sample => ({ sample: { zh, en } });

/** What a schema says of itself in this way. */
export const sampleOf = (meta: Fields | undefined): Sample['sample'] =>
  (meta as Partial<Sample> | undefined)?.sample ?? { zh: {}, en: {} };
