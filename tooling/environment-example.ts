import { z } from 'zod';
import { SETTING_HINTS } from '../apps/server/src/setting-hints.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { SettingsError } from '../apps/server/src/settings-error.ts';
import { settingsSchema } from '../apps/server/src/settings-schema.ts';

const HEADER = `# The settings of a shop. Made by \`npm run generated\` from apps/server/src/settings-schema.ts; do not edit.
# Copy this file to .env, which the shop and its commands read where they are started, and docker compose beside compose.yml.
# Every setting may also come from a file, as secrets do: TOKEN_KEY_FILE=/run/secrets/token-key.
# The second line of a setting says how to make its value, or where to find it.
`;

const COMPOSE_HEADER = `# The rest is read by compose.yml only.
`;

interface ComposeVariable {
  readonly description: string;
  readonly hint: string;
  readonly value: string;
}

/** What compose.yml reads from .env besides settings of the shop. */
export const COMPOSE_VARIABLES: Readonly<Record<string, ComposeVariable>> = {
  POSTGRES_PASSWORD: {
    description: 'The password of the database of compose.yml (required there)',
    hint: 'openssl rand -hex 32, before the first start: it is part of a URL, and the database keeps it',
    value: '',
  },
  STORAGE_PASSWORD: {
    description: 'The password of the bucket of compose.yml (required there)',
    hint: 'openssl rand -hex 32',
    value: '',
  },
  SHOP_PORT: {
    description: 'The port of this machine that leads to the shop of compose.yml',
    hint: '127.0.0.1:8080 behind a proxy on this machine',
    value: '8080',
  },
  SHOP_FOLDER: {
    description:
      'The folder that containers see as /shop: files of the shop to deploy, and images and videos below it',
    hint: 'Create it before the first start, for the user with the number 1000',
    value: './shop',
  },
};

const REQUIRED = /^(\w+): required in production$/;

/** The settings that production names as missing when none is set. */
function listRequired(): ReadonlySet<string> {
  try {
    readSettings({ NODE_ENV: 'production' });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return new Set(error.faults.flatMap((fault) => REQUIRED.exec(fault)?.[1] ?? []));
  }
  return new Set();
}

function formatDefault(schema: z.ZodType): string {
  const value = schema instanceof z.ZodDefault ? schema.def.defaultValue : '';
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

const formatEntry = (
  name: string,
  description: string,
  hint: string | undefined,
  value: string,
): string => `# ${description}\n${hint ? `# ${hint}\n` : ''}# ${name}=${value}\n`;

/** The example of an environment file: every setting with what it means, how to make it and its default. */
export function generateEnvironmentExample(): Readonly<Record<string, string>> {
  const required = listRequired();
  const hints: Readonly<Record<string, string>> = SETTING_HINTS;
  const settings = Object.entries<z.ZodType>(settingsSchema.shape).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} has no description in the settings schema`);
    const note = required.has(name) ? ' (required in production)' : '';
    return formatEntry(name, schema.description + note, hints[name], formatDefault(schema));
  });
  const variables = Object.entries(COMPOSE_VARIABLES).map(([name, { description, hint, value }]) =>
    formatEntry(name, description, hint, value),
  );
  return { '.env.example': [HEADER, ...settings, COMPOSE_HEADER, ...variables].join('\n') };
}
