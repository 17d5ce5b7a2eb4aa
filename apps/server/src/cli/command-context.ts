import type { OpenDatabase } from '../database/database.ts';
import type { Settings } from '../settings.ts';

/** What a command is given. */
export interface CommandContext {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly options: readonly string[];
  print(line: string): void;
}
