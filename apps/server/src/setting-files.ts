import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';
/** Larger than any key; a wrong path may lead to a file of any size. */
const MAX_LENGTH = 64 * 1024;

interface ReadSettingFiles {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

/**
 * Reads the settings that are stored in files, as containers are given secrets: `TOKEN_KEY_FILE` names the
 * file with the value of `TOKEN_KEY`.
 */
export function readSettingFiles(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): ReadSettingFiles {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names) {
    const path = environment[name + SUFFIX];
    if (!path) continue;
    if (environment[name]) {
      faults.push(`${name}${SUFFIX}: set either ${name} or ${name}${SUFFIX}`);
      continue;
    }
    const value = readSettingFile(path);
    if (value) values[name] = value;
    else faults.push(`${name}${SUFFIX}: ${path} cannot be read or is empty`);
  }
  return { values, faults };
}

function readSettingFile(path: string): string | undefined {
  try {
    const value = readFileSync(path, 'utf8').trim();
    return value.length <= MAX_LENGTH ? value : undefined;
  } catch {
    return undefined;
  }
}
