const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** The name of the unique or foreign key that refused a row; undefined for any other error. */
export function getViolatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  const isViolation = error.code === UNIQUE_VIOLATION || error.code === FOREIGN_KEY_VIOLATION;
  return isViolation ? String(error.constraint) : undefined;
}

/** Whether a row was refused because another one, which it names, does not exist. */
export const isMissingReference = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
