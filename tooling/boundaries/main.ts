import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { violations } from './imports.ts';

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && !path.endsWith('.d.ts') && existsSync(path));

const found = violations(paths.map((path) => ({ path, source: readFileSync(path, 'utf8') })));
for (const line of found) console.error(line);
console.log(`Import borders: ${paths.length} files, ${found.length} crossed.`);
process.exitCode = found.length > 0 ? 1 : 0;
