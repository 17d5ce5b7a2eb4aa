/** The customs fields of a form; a cleared field is undefined, null or empty. */
export interface CustomsValues {
  hsCode?: string | null;
  originCountry?: string | null;
  netWeight?: number | null;
}

/** Removes the dots and spaces with which HS codes are written. */
export const cleanHsCode = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\s.]/g, '');

/** The customs facts of a request: what is empty is left to the category. */
export const toCustomsFacts = ({ hsCode, originCountry, netWeight }: CustomsValues) => ({
  hsCode: cleanHsCode(hsCode) || null,
  originCountry: originCountry ?? null,
  netWeight: netWeight ?? null,
});
