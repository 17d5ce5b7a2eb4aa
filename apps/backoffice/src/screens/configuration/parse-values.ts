import { isRecord } from '@vitrine/kit';
/** The object that a JSON text describes, or undefined for anything else. */
export function parseValues(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
