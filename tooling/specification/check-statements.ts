/** A row of the document: a statement, the place that implements it, and the test that holds it. */
export interface Statement {
  line: number;
  text: string;
  places: string[];
  testFile: string;
  testTitle: string;
}

const CELL = /(?<!\\)\|/;
const PATH = /`([^`]+)`/g;
const TEST = /^`([^`]+)`: (.+)$/;
const HEADER = /^(?:Statement|:?-+:?)$/;

const splitCells = (row: string): string[] =>
  row
    .split(CELL)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Reads the statements of the tables of a document. A row of another shape is returned as a complaint. */
export function readStatements(document: string): {
  statements: Statement[];
  complaints: string[];
} {
  const statements: Statement[] = [];
  const complaints: string[] = [];
  for (const [index, row] of document.split('\n').entries()) {
    if (!row.startsWith('|')) continue;
    const [text = '', place = '', test = ''] = splitCells(row);
    if (HEADER.test(text)) continue;
    const line = index + 1;
    const places = [...place.matchAll(PATH)].map(([, path = '']) => path);
    const [, testFile, testTitle] = TEST.exec(test) ?? [];
    if (places.length > 0 && testFile && testTitle)
      statements.push({ line, text, places, testFile, testTitle });
    else complaints.push(`line ${line}: a row needs a statement, a place and \`file\`: title`);
  }
  return { statements, complaints };
}

const QUOTES = ["'", '"', '`'];

/** Whether a test file has a test or a group of this title. */
export const hasTitle = (source: string, title: string): boolean => {
  const plain = source.replaceAll('\\', '');
  return QUOTES.some((quote) => plain.includes(`${quote}${title}${quote}`));
};

/** Lists what a document says about files and tests that is not so. `readSource` returns undefined without a file. */
export function findStaleStatements(
  statements: readonly Statement[],
  readSource: (path: string) => string | undefined,
): string[] {
  return statements.flatMap(({ line, text, places, testFile, testTitle }) => {
    const missing = places.filter((path) => readSource(path) === undefined);
    const complaints = missing.map((path) => `line ${line}: there is no ${path} (${text})`);
    const source = readSource(testFile);
    if (source === undefined) complaints.push(`line ${line}: there is no ${testFile} (${text})`);
    else if (!hasTitle(source, testTitle))
      complaints.push(`line ${line}: ${testFile} has no test “${testTitle}” (${text})`);
    return complaints;
  });
}
