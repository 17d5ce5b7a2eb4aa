import { existsSync } from 'node:fs';

const FILE = '.env';

/** Adds the settings of a file `.env` in the current folder. Those of the environment win. */
export function loadEnvironmentFile(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
