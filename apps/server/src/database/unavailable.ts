/** The database, or a connection to it, cannot be had in time. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** A lock that did not come free in time, a deadlock, and a conflict between transactions. */
const BUSY_CODES = new Set(['55P03', '40P01', '40001']);
/** Connection errors, missing resources, a stopping server, its disk, and the limits of a statement. */
const UNAVAILABLE_CODE = /^(?:08...|53...|57P0.|57014|58...|25P03)$/;
const NETWORK_CODE =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the driver have no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client (?:was closed|has encountered)|timeout exceeded when trying to connect)/;

/** The job queue reports its errors as plain objects with the fields of the error. */
const isErrorLike = (error: unknown): error is Partial<Error> & Pick<Error, 'message'> =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string';

/** A wrong password, a missing right, and a database that does not exist. */
const MISCONFIGURED_CODE = /^(?:28|3D)/;

const codeOf = (error: unknown) =>
  isErrorLike(error) && 'code' in error ? String(error.code) : '';

/** Whether the settings lead to no database, so that waiting does not help. */
export const isMisconfigured = (error: unknown): boolean =>
  MISCONFIGURED_CODE.test(codeOf(error)) ||
  (isErrorLike(error) && error.cause !== undefined && isMisconfigured(error.cause));

/**
 * Tells the errors that pass by themselves: `busy` when others hold what the statement needs, and
 * `unavailable` when the database does not answer.
 */
export function classifyDatabaseError(error: unknown): 'busy' | 'unavailable' | undefined {
  if (!isErrorLike(error)) return undefined;
  if (error.name === 'DatabaseUnavailableError') return 'unavailable';
  const code = codeOf(error);
  if (BUSY_CODES.has(code)) return 'busy';
  const isUnavailable =
    UNAVAILABLE_CODE.test(code) || NETWORK_CODE.test(code) || LOST_CONNECTION.test(error.message);
  return isUnavailable ? 'unavailable' : undefined;
}
