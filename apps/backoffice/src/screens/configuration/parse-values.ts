/** The object that a JSON text describes, or undefined for anything else. */
export function parseValues(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
