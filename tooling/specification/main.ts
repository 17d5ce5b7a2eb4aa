import '../require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { findStaleStatements, readStatements } from './check-statements.ts';

const DOCUMENT = 'docs/specification.md';

const { statements, complaints } = readStatements(readFileSync(DOCUMENT, 'utf8'));
const readSource = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
complaints.push(...findStaleStatements(statements, readSource));
for (const complaint of complaints) console.error(complaint);
console.log(`Specification: ${statements.length} statements, ${complaints.length} complaints.`);
process.exitCode = complaints.length > 0 ? 1 : 0;
