import './require-node.mjs';
import { readSharedKeys } from '../apps/server/src/encryption/shared-keys.ts';
import {
  createPreviewToken,
  readPreviewToken,
} from '../apps/server/src/resources/contents/preview-token.ts';

const HOUR_MS = 3_600_000;
const [environment, hours = '24'] = process.argv.slice(2);
const { TOKEN_KEY } = process.env;
const now = Date.now();
const create = (name: string, key: string): string | undefined => {
  const token = createPreviewToken(name, now + Number(hours) * HOUR_MS, key);
  // Of hours that are no number and of names that no page can have, a token would be made that never works.
  return readPreviewToken(token, [key], now) === name ? token : undefined;
};
const token =
  environment && TOKEN_KEY ? create(environment, readSharedKeys(TOKEN_KEY)[0]) : undefined;
if (!token) {
  process.stderr.write('Usage: TOKEN_KEY=… npm run preview-token -- <environment> [hours]\n');
  process.exit(1);
}
process.stdout.write(`${token}\n`);
