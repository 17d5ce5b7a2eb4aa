const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const VIOLATIONS: readonly unknown[] = [UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION, CHECK_VIOLATION];

/** The name of the unique key, foreign key or check that refused a row; undefined for any other error. */
export function getViolatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  return VIOLATIONS.includes(error.code) ? String(error.constraint) : undefined;
}

/** Whether a row was refused because another one, which it names, does not exist. */
export const isMissingReference = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
