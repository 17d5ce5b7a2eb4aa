export interface Label {
  zh: string;
  en: string;
}

/** What the campaign editor calls a field, kept on the schema as metadata. */
export const label = (zh: string, en: string): { label: Label } => ({ label: { zh, en } });
