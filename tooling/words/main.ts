import '../require-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrandWords } from './find-brand-words.ts';
import { findRefusedWords } from './find-words.ts';

/** Applied migrations cannot change: their checksums are compared at every start. */
const APPLIED_MIGRATION = /migrations\/00(?:0\d|1[0-7])-/;
/** These list the refused words. */
const LISTS = /^(?:docs\/glossary\.md|tooling\/words\/)/;
const READ = /\.(?:[cm]?[tj]sx?|css|sql|md)$/;

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => READ.test(path) && !/\.gen\./.test(path) && !LISTS.test(path))
  .filter((path) => !APPLIED_MIGRATION.test(path) && existsSync(path));

const brand = JSON.parse(readFileSync('brand/brand.json', 'utf8'));

const only = process.argv.slice(2);
const complaints = paths
  .filter((path) => only.length === 0 || only.some((folder) => path.startsWith(folder)))
  .flatMap((path) => {
    const file = { path, source: readFileSync(path, 'utf8') };
    return [...findRefusedWords(file), ...findBrandWords(file, brand)];
  });
for (const complaint of complaints) console.error(complaint);
console.log(`Words: ${paths.length} files, ${complaints.length} refused words.`);
process.exitCode = complaints.length > 0 ? 1 : 0;
