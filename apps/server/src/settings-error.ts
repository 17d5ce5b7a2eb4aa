import { findSettingHint } from './setting-hints.ts';

/** Invalid settings or an invalid brand. The message names each fault and what the setting must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  /** Each begins with the names of its settings and a colon. */
  readonly faults: readonly string[];

  constructor(part: 'settings' | 'brand', faults: readonly string[]) {
    super(`Invalid ${part}. ${faults.join('; ')}`);
    this.faults = faults;
  }
}

/** One line for each setting that has a fault, with how to make it. */
const listHints = ({ faults }: SettingsError): string[] =>
  faults.flatMap((fault) => {
    const hint = findSettingHint(fault);
    return hint ? [`  ${fault.split(':')[0]}: ${hint}`] : [];
  });

/** What a program prints that ends with an error. */
export function describeFailure(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const because = cause instanceof Error ? ` (${cause.message})` : '';
  const hints = error instanceof SettingsError ? listHints(error) : [];
  return [message + because, ...hints, ''].join('\n');
}
