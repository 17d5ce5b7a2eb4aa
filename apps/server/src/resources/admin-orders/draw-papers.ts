import PDFDocument from 'pdfkit';
import type { Paper, PaperFact, PaperItem, PaperOptions } from './paper-model.ts';

export interface PaperJob {
  readonly papers: readonly Paper[];
  readonly options: Pick<PaperOptions, 'paper' | 'language'>;
  /** The file of a font with Chinese characters. */
  readonly font: string;
  /** The time that the file names as its creation. */
  readonly at: number;
}

const MARGIN = { a4: 42, a6: 17 } as const;
const SIZE = { title: 13, text: 9, small: 7.5 } as const;
const GAP = 4;
const FACT_GAP = 9;
const BOX_PADDING = 1.5;
/** How much thicker bold text is drawn, because only one weight is embedded. */
const BOLD_STROKE = 0.35;
const GREY = '#555555';

type Doc = PDFKit.PDFDocument;

/** The height of the line with the number of the page, with the leading of the font. */
const FOOTER = SIZE.small * 1.6;
const bottomOf = ({ page }: Doc) => page.height - page.margins.bottom - FOOTER - GAP;
const widthOf = ({ page }: Doc) => page.width - page.margins.left - page.margins.right;

function write(doc: Doc, text: string, options: PDFKit.Mixins.TextOptions & { bold?: boolean }) {
  const { bold = false, ...rest } = options;
  doc.lineWidth(BOLD_STROKE).text(text, { ...rest, fill: true, stroke: bold });
}

/** Begins a new page when so much does not fit on this one. */
function ensureSpace(doc: Doc, height: number): void {
  if (doc.y + height <= bottomOf(doc)) return;
  doc.addPage();
}

function drawRule(doc: Doc): void {
  const { left } = doc.page.margins;
  doc
    .lineWidth(0.5)
    .moveTo(left, doc.y)
    .lineTo(left + widthOf(doc), doc.y)
    .stroke();
  doc.y += GAP;
}

function drawParagraph(doc: Doc, text: string, bold = false): void {
  const options = { width: widthOf(doc) };
  doc.fontSize(SIZE.text);
  ensureSpace(doc, doc.heightOfString(text, options));
  write(doc, text, { ...options, bold });
}

/** Draws facts beside each other, as many on a line as fit. A gap is white on black. */
function drawFacts(doc: Doc, facts: readonly PaperFact[], missing: string): void {
  if (facts.length === 0) return;
  const { left } = doc.page.margins;
  doc.fontSize(SIZE.small);
  const height = doc.currentLineHeight() + 2 * BOX_PADDING;
  let x = left;
  for (const { label, value } of facts) {
    const name = `${label} `;
    const shown = value ?? missing;
    const nameWidth = doc.widthOfString(name);
    const total = nameWidth + doc.widthOfString(shown) + 2 * BOX_PADDING;
    if (x > left && x + total > left + widthOf(doc)) {
      x = left;
      doc.y += height;
    }
    const { y } = doc;
    doc.fillColor(GREY).text(name, x, y, { lineBreak: false });
    if (value === null)
      doc
        .rect(x + nameWidth, y - BOX_PADDING / 2, total - nameWidth, height - BOX_PADDING)
        .fill('black');
    doc
      .fillColor(value === null ? 'white' : 'black')
      .text(shown, x + nameWidth + BOX_PADDING, y, { lineBreak: false });
    doc.fillColor('black');
    doc.y = y;
    x += total + FACT_GAP;
  }
  doc.x = left;
  doc.y += height;
}

function drawRow(doc: Doc, row: PaperItem, missing: string, bold = false): void {
  const { left } = doc.page.margins;
  const quantityWidth = doc.page.width / 8;
  const width = widthOf(doc) - quantityWidth;
  const text = [row.brand, row.text].filter(Boolean).join(' ');
  doc.fontSize(SIZE.text);
  const textHeight = doc.heightOfString(text, { width });
  const lines = row.facts.length > 0 ? 3 : 0;
  ensureSpace(doc, textHeight + lines * (SIZE.small + 2 * GAP));
  drawRule(doc);
  const { y } = doc;
  doc.fontSize(SIZE.text);
  write(doc, String(row.quantity), { width: widthOf(doc), align: 'right', bold });
  doc.x = left;
  doc.y = y;
  if (row.brand) write(doc, `${row.brand} `, { width, continued: row.text !== '', bold: true });
  if (row.text) write(doc, row.text, { width, bold });
  drawFacts(doc, row.facts, missing);
  doc.y += GAP / 2;
}

function drawWarning(doc: Doc, warning: string): void {
  const { left } = doc.page.margins;
  const width = widthOf(doc);
  doc.fontSize(SIZE.text);
  const inner = { width: width - 2 * GAP };
  const height = doc.heightOfString(warning, inner) + 2 * GAP;
  doc.y += GAP;
  const { y } = doc;
  doc.lineWidth(1).rect(left, y, width, height).stroke();
  doc.x = left + GAP;
  doc.y = y + GAP;
  write(doc, warning, { ...inner, bold: true });
  doc.x = left;
  doc.y = y + height + GAP;
}

function drawHead(doc: Doc, { title, number, parcels, from, to, warning }: Paper): void {
  doc.fontSize(SIZE.title);
  write(doc, title, { bold: true });
  doc.fontSize(SIZE.text);
  for (const text of [number, ...parcels, from]) drawParagraph(doc, text);
  doc.y += GAP;
  drawParagraph(doc, `${to.name} ${to.mobile}`, true);
  drawParagraph(doc, to.address);
  if (warning) drawWarning(doc, warning);
  doc.y += GAP;
}

/** Names the order on each page of a paper, so that its pages are not mixed up with others. */
function numberPages(doc: Doc, { number }: Paper, from: number): void {
  const { start, count } = doc.bufferedPageRange();
  const pages = start + count - from;
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(from + page);
    const { left, bottom } = doc.page.margins;
    const y = doc.page.height - bottom - FOOTER;
    doc.fontSize(SIZE.small).fillColor(GREY);
    doc.text(`${number} · ${page + 1}/${pages}`, left, y, {
      width: widthOf(doc),
      align: 'right',
    });
    doc.fillColor('black');
  }
}

function drawPaper(doc: Doc, paper: Paper): void {
  doc.addPage();
  const { start, count } = doc.bufferedPageRange();
  const { columns, labels, items, totals, notes } = paper;
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  drawHead(doc, paper);
  doc.fontSize(SIZE.small).fillColor(GREY);
  const { y } = doc;
  doc.text(columns.quantity, { width: widthOf(doc), align: 'right' });
  doc.y = y;
  doc.text(columns.item);
  doc.fillColor('black');
  for (const item of items) drawRow(doc, item, labels.missing);
  if (totals.length > 0) {
    const total = { brand: labels.total, text: '', quantity, facts: totals };
    drawRow(doc, total, labels.missing, true);
  }
  doc.y += GAP;
  for (const note of notes) drawParagraph(doc, note);
  numberPages(doc, paper, start + count - 1);
}

/** Draws papers as one PDF, each of which begins on a new page. */
export function drawPapers({ papers, options, font, at }: PaperJob): Promise<Uint8Array> {
  const { paper, language } = options;
  const doc = new PDFDocument({
    size: paper.toUpperCase(),
    margin: MARGIN[paper],
    autoFirstPage: false,
    bufferPages: true,
    font,
    lang: language,
    info: {
      Title: papers.map(({ title, number }) => `${title} ${number}`).join(', '),
      CreationDate: new Date(at),
    },
  });
  const chunks: Buffer[] = [];
  const result = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const each of papers) drawPaper(doc, each);
  doc.end();
  return result;
}
