/** Without it, spreadsheets read a file as text of the system's own encoding. */
export const UTF8_BOM = '\ufeff';

/** A spreadsheet runs a cell that begins with one of these as a formula, and in East Asia with a full-width one. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Adds an apostrophe to a text that a spreadsheet would run. `restoreCell` takes it off again. */
export const escapeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const restoreCell = (text: string): string =>
  ESCAPED_FORMULA.test(text) ? text.slice(1) : text;

const quoteCell = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of a CSV file for people. */
export const formatCsvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoteCell(escapeCell(cell))).join(',')}\r\n`;
