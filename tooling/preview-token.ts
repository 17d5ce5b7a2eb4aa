import './require-node.mjs';
import { createPreviewToken } from '../apps/server/src/resources/contents/preview-token.ts';

const HOUR_MS = 3_600_000;
const [environment, hours = '24'] = process.argv.slice(2);
const { TOKEN_KEY } = process.env;
if (!environment || !TOKEN_KEY) {
  process.stderr.write('Usage: TOKEN_KEY=… npm run preview-token -- <environment> [hours]\n');
  process.exit(1);
}
const expiresAt = Date.now() + Number(hours) * HOUR_MS;
process.stdout.write(`${createPreviewToken(environment, expiresAt, TOKEN_KEY)}\n`);
