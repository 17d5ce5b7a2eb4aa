import { Html, html } from '../../docs/html.ts';
import type { Paper, PaperFact, PaperItem, PaperOptions } from './paper-model.ts';

const MARGIN = { a4: '15mm', a6: '6mm' } as const;

const STYLE = `body { font: 10pt/1.4 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
h1 { font-size: 12pt; } table { width: 100%; border-collapse: collapse; }
th, td { border-top: 1px solid #999; padding: 1mm 0; text-align: start; vertical-align: top; }
tr { break-inside: avoid; } .n { text-align: end; white-space: nowrap; }
dl { display: flex; flex-wrap: wrap; gap: 0 4mm; margin: 0; font-size: 8.5pt; }
dl div { white-space: nowrap; } dt, dd { display: inline; margin: 0; } dt { color: #555; } dd { margin-inline-start: 1mm; }
.gap { border: 1.5px solid #000; padding: 0 1mm; font-weight: 700; }
.warning { border: 1.5px solid #000; padding: 1.5mm; font-weight: 700; }`;

const renderFacts = (facts: readonly PaperFact[], missing: string): Html | string =>
  facts.length === 0
    ? ''
    : html`<dl>${facts.map(
        ({ label, value }) =>
          html`<div><dt>${label}</dt><dd>${
            value ?? html`<span class="gap">${missing}</span>`
          }</dd></div>`,
      )}</dl>`;

const renderItem = ({ brand, text, quantity, facts }: PaperItem, missing: string): Html =>
  html`<tr><td><b>${brand}</b> ${text}${renderFacts(facts, missing)}</td><td class="n">${quantity}</td></tr>`;

/** A page to print of a packing slip or of customs papers. */
export function renderPaperPage(
  page: Paper,
  { paper, language }: Pick<PaperOptions, 'paper' | 'language'>,
): string {
  const { title, number, parcels, from, to, columns, labels, items, totals } = page;
  const { notes, warning } = page;
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const total =
    totals.length > 0
      ? html`<tr><th>${labels.total}${renderFacts(totals, labels.missing)}</th><th class="n">${quantity}</th></tr>`
      : '';
  const style = new Html(`@page { size: ${paper.toUpperCase()}; margin: ${MARGIN[paper]}; }
${STYLE}`);
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title} ${number}</title>
<style>${style}</style></head><body>
<h1>${title}</h1>
<p>${number}</p>
${parcels.map((parcel) => html`<p>${parcel}</p>`)}
<p>${from}</p>
<p><b>${to.name}</b> ${to.mobile}<br>${to.address}</p>
${warning === null ? '' : html`<p class="warning">${warning}</p>`}
<table>
<tr><th>${columns.item}</th><th class="n">${columns.quantity}</th></tr>
${items.map((item) => renderItem(item, labels.missing))}
${total}
</table>
${notes.map((note) => html`<p>${note}</p>`)}
</body></html>`.text;
}
