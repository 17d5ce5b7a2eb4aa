import { type Html, html } from './html.ts';
import {
  type FieldRow,
  formatLimits,
  formatType,
  type JsonSchema,
  listFields,
} from './json-schema.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Media {
  /** By media type. */
  content: Readonly<Record<string, { schema: JsonSchema }>>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media & { description: string }>;
  security?: unknown[];
}

/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  info: { title: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

const listOperations = (document: ApiDocument): Entry[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

/** Renders a type with its schema names as links. */
function renderType(text: string, schemas: ReadonlySet<string>): Html {
  const parts = text
    .split(/\b/)
    .map((word) => (schemas.has(word) ? html`<a href="#schema-${word}">${word}</a>` : word));
  return html`<code>${parts}</code>`;
}

function renderParameter({ name, in: where, required, description, schema }: Parameter): Html {
  const defaultValue = schema.default === undefined ? '' : `Default ${String(schema.default)}`;
  const notes = [description, formatLimits(schema), defaultValue].filter(Boolean).join('. ');
  return html`<tr>
<th scope="row"><code>${name}</code></th>
<td>${where}${required ? '' : ', optional'}</td>
<td class="wide"><code>${formatType(schema)}</code></td>
<td>${notes}</td>
</tr>`;
}

function renderField(row: FieldRow, schemas: ReadonlySet<string>): Html {
  return html`<tr>
<th scope="row" class="depth-${Math.min(row.depth, 4)}"><code>${row.name}</code>${row.isRequired ? '' : html`<span class="optional"> optional</span>`}</th>
<td class="wide">${renderType(row.type, schemas)}</td>
<td>${row.notes}</td>
</tr>`;
}

const renderTable = (caption: string, heads: readonly string[], rows: readonly Html[]): Html =>
  rows.length === 0
    ? html``
    : html`<table><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table>`;

const renderFieldTable = (
  caption: string,
  schema: JsonSchema,
  schemas: ReadonlySet<string>,
): Html =>
  renderTable(
    caption,
    ['Field', 'Type', 'Meaning'],
    listFields(schema).map((row) => renderField(row, schemas)),
  );

const getSchema = (media: Media | undefined): JsonSchema | undefined =>
  Object.values(media?.content ?? {})[0]?.schema;

function renderCall({ method, path, operation }: Entry, schemas: ReadonlySet<string>): Html {
  const { operationId, summary, parameters, requestBody, responses, security } = operation;
  const { '200': success, ...failures } = responses;
  // Headers of many calls are references, which would repeat in every table.
  const own = parameters.filter(({ name }) => name);
  const response = getSchema(success) ?? {};
  const body = getSchema(requestBody);
  return html`<article id="${operationId}">
<h3><span class="method">${method.toUpperCase()}</span> <code class="path">${path}</code></h3>
<p>${summary}.${security ? ' Needs a session.' : ''} <span class="name">${operationId}</span></p>
${renderTable('Parameters', ['Name', 'Where', 'Type', 'Meaning'], own.map(renderParameter))}
${body ? renderFieldTable('Body', body, schemas) : ''}
<p class="answer">Returns ${renderType(formatType(response), schemas)}</p>
${renderFieldTable('Response', response, schemas)}
<p class="failures">Or fails with ${Object.entries(failures).map(
    ([status, { description }]) =>
      html`<span class="failure"><code>${status}</code> ${description}</span> `,
  )}</p>
</article>`;
}

function renderGroup(name: string, entries: readonly Entry[], schemas: ReadonlySet<string>): Html {
  return html`<section id="group-${name}"><h2>${name}</h2>
${entries.map((entry) => renderCall(entry, schemas))}</section>`;
}

const renderContents = (name: string, entries: readonly Entry[]): Html =>
  html`<li><a href="#group-${name}">${name}</a><ul>${entries.map(
    ({ operation }) =>
      html`<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`,
  )}</ul></li>`;

const INTRODUCTION = html`<p class="lead">Every call of the API, generated from the same
definitions that it checks requests with. For machines, the same is at
<a href="/openapi.json">/openapi.json</a>.</p>
<p>Say who is asking with the headers <code>Accept-Language</code>, <code>country</code> and
<code>currency</code>; they default to <code>zh-CN</code>, <code>CN</code> and <code>CNY</code>. Money is
in minor units. Responses carry an <code>etag</code> and a <code>request-id</code>.</p>`;

/** Renders the API documentation as one page without scripts. */
export function renderDocumentPage(document: ApiDocument): string {
  const { schemas } = document.components;
  const names = new Set(Object.keys(schemas));
  const entries = listOperations(document);
  const groups = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Interface of ${document.info.title}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<nav aria-label="Calls"><p class="mark">${document.info.title}</p><ul>
${groups.map((group) => renderContents(group.name, group.entries))}
<li><a href="#schemas">Shapes</a></li>
</ul></nav>
<main>
<h1>The interface</h1>
${INTRODUCTION}
${groups.map((group) => renderGroup(group.name, group.entries, names))}
<section id="schemas"><h2>Shapes</h2>
${Object.entries(schemas).map(
  ([name, schema]) => html`<article id="schema-${name}"><h3><code>${name}</code></h3>
<p>${schema.description ?? ''}</p>
${renderFieldTable('Fields', schema, names)}</article>`,
)}</section>
</main>
</body>
</html>
`.text;
}
