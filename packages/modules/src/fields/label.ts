export interface Label {
  zh: string;
  en: string;
}

/** The label of a field in the campaign editor, stored as metadata on the schema. */
export const label = (zh: string, en: string): { label: Label } => ({ label: { zh, en } });
