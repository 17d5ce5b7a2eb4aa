import { z } from 'zod';
import { readSettings, SettingsError } from '../apps/server/src/settings.ts';
import { settingsSchema } from '../apps/server/src/settings-schema.ts';

const HEADER = `# The settings of a shop. Made by \`npm run generated\` from apps/server/src/settings-schema.ts; do not edit.
# Copy this file to .env, which the shop and its commands read where they are started.
# Every setting may also come from a file, as secrets do: TOKEN_KEY_FILE=/run/secrets/token-key.
`;

const REQUIRED = /(\w+): required in production/g;

/** The settings that production names as missing when none is set. */
function listRequired(): ReadonlySet<string> {
  try {
    readSettings({ NODE_ENV: 'production' });
  } catch (error) {
    if (error instanceof SettingsError)
      return new Set([...error.message.matchAll(REQUIRED)].map(([, name = '']) => name));
    throw error;
  }
  return new Set();
}

function formatDefault(schema: z.ZodType): string {
  const value = schema instanceof z.ZodDefault ? schema.def.defaultValue : '';
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/** The example of an environment file: every setting with what it means and its default. */
export function generateEnvironmentExample(): Readonly<Record<string, string>> {
  const required = listRequired();
  const settings = Object.entries<z.ZodType>(settingsSchema.shape).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} has no description in the settings schema`);
    const note = required.has(name) ? ' (required in production)' : '';
    return `# ${schema.description}${note}\n# ${name}=${formatDefault(schema)}\n`;
  });
  return { '.env.example': [HEADER, ...settings].join('\n') };
}
