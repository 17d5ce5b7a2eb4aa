import { describe, expect, it } from 'vitest';
import { classifyDatabaseError, DatabaseUnavailableError } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('an error of the database', () => {
  it.each(['55P03', '40P01', '40001'])('%s means that others hold what is needed', (code) =>
    expect(classifyDatabaseError(withCode(code))).toBe('busy'),
  );

  it.each(['08006', '53300', '53100', '57P01', '57P03', '57014', '25P03', 'ECONNREFUSED'])(
    '%s means that the database is away',
    (code) => expect(classifyDatabaseError(withCode(code))).toBe('unavailable'),
  );

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])('"%s" means that the database is away', (message) =>
    expect(classifyDatabaseError(new Error(message))).toBe('unavailable'),
  );

  it('is the pool that gave up', () =>
    expect(classifyDatabaseError(new DatabaseUnavailableError('full'))).toBe('unavailable'));

  it.each([
    withCode('23505'),
    withCode('42P01'),
    withCode('22P02'),
    new Error('a mistake'),
    'text',
  ])('%s is a mistake', (error) => expect(classifyDatabaseError(error)).toBeUndefined());
});
