import '../require-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileCircles, folderCircles } from './circles.ts';
import { violations } from './imports.ts';
import { FOLDERS_WITHOUT_CIRCLES } from './rules.ts';

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && !path.endsWith('.d.ts') && existsSync(path));

const files = paths.map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const found = [
  ...violations(files),
  ...fileCircles(files),
  ...FOLDERS_WITHOUT_CIRCLES.flatMap((folder) => folderCircles(files, folder)),
];
for (const line of found) console.error(line);
console.log(`Import borders: ${paths.length} files, ${found.length} complaints.`);
process.exitCode = found.length > 0 ? 1 : 0;
