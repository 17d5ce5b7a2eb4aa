import { FolderInUseError } from '../database/lock-folder.ts';
import { openDatabase } from '../database/open.ts';
import { findSettingHint, SETTING_HINTS } from '../setting-hints.ts';
import { readSettings, type Settings } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkProviders, checkRehearsal, checkServices } from './check-services.ts';
import { type Finding, fail, messageOf, ok, warn } from './finding.ts';

const ADVICE = 'See docs/operating.md, or .env.example for all settings.';

function judgeSettings(settings: Settings): Finding[] {
  const warnings = settings.warnings.map((text) => warn('Settings', text, ADVICE));
  if (settings.mode === 'production' && settings.host === '127.0.0.1' && !settings.trustProxy)
    warnings.push(
      warn(
        'Settings',
        'HOST=127.0.0.1: only this machine reaches the shop',
        'Set TRUST_PROXY when a proxy on this machine leads to it, or HOST=0.0.0.0 in a container.',
      ),
    );
  if (settings.mode === 'production' && !settings.securityContact)
    warnings.push(
      warn(
        'Settings',
        'the shop names no address at which to report a weakness',
        `Set SECURITY_CONTACT: ${SETTING_HINTS.SECURITY_CONTACT}`,
      ),
    );
  return warnings.length > 0 ? warnings : [ok('Settings', `valid, for ${settings.mode} use`)];
}

async function examineDatabase(settings: Settings): Promise<Finding[]> {
  try {
    const database = await openDatabase(settings);
    try {
      return await checkDatabase(database, settings);
    } finally {
      await database.close();
    }
  } catch (error) {
    return error instanceof FolderInUseError
      ? [
          warn(
            'Database',
            'the embedded database is in use by a running process',
            'Stop it to examine its data.',
          ),
        ]
      : [fail('Database', messageOf(error), 'Check DATABASE_URL or DATA_DIR.')];
  }
}

/** Examines settings, database, services, disk and data of a shop, whatever state it is in. */
export async function examineShop(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map((fault) => fail('Settings', fault, findSettingHint(fault) ?? ADVICE));
  }
  return [
    ...judgeSettings(settings),
    ...(await examineDatabase(settings)),
    ...(await checkServices(settings)),
    checkProviders(settings),
    ...checkRehearsal(settings),
    ...(await checkMachine(settings)),
  ];
}

const SIGNS = { ok: '✓', warn: '!', fail: '✗' } as const;

/** One line for each finding, with what to do about it on the next one. */
export const formatFindings = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ part, state, text, advice }) => [
    `${SIGNS[state]} ${state.padEnd(4)} ${part.padEnd(10)} ${text}`,
    ...(advice ? [`${' '.repeat(18)}${advice}`] : []),
  ]);
