/** Renders compiled templates with data into a tree. */
import type { Lookup } from './expression.ts';
import { type Plan, toText } from './plan.ts';
import type { TemplateFile } from './templates.ts';
import { TEXT, type ViewNode, viewNode } from './tree.ts';

/** A custom component of a page, as the renderer needs it. */
export interface Placed {
  instance: Record<string, unknown>;
  file: TemplateFile;
  lookup: Lookup;
  place: PlaceComponent;
  /** A virtual host renders no node of its own. */
  virtual: boolean;
}

export type PlaceComponent = (
  tag: string,
  key: string,
  properties: Record<string, unknown>,
) => Placed | undefined;

export interface Context {
  owner: Record<string, unknown>;
  file: TemplateFile;
  lookup: Lookup;
  place: PlaceComponent;
  /** The path of element ids and list keys, by which a component keeps its instance. */
  key: string;
  slot: ((into: ViewNode) => void) | undefined;
}

export function renderBody(plans: Plan[], context: Context, into: ViewNode): void {
  let chosen = false; // whether a branch of the current if/elif/else was taken
  for (const plan of plans) {
    if (plan.condition && !plan.loop) {
      if (plan.condition.kind === 'if') chosen = false;
      if (chosen || !plan.condition.test(context.lookup)) continue;
      chosen = true;
    }
    if (plan.loop) renderLoop(plan, plan.loop, context, into);
    else renderOne(plan, { ...context, key: `${context.key}/${plan.id}` }, into);
  }
}

function renderLoop(
  plan: Plan,
  loop: NonNullable<Plan['loop']>,
  context: Context,
  into: ViewNode,
): void {
  const list = loop.list(context.lookup);
  const entries = typeof list === 'number' ? Array.from({ length: list }, (_, n) => n) : list;
  for (const [index, item] of Object.entries(Object(entries ?? []))) {
    const position = Array.isArray(entries) ? Number(index) : index;
    const key = loop.key ? toText(loop.key === '*this' ? item : Object(item)[loop.key]) : index;
    const lookup: Lookup = (name) =>
      name === loop.item ? item : name === loop.index ? position : context.lookup(name);
    if (plan.condition && !plan.condition.test(lookup)) continue;
    renderOne(plan, { ...context, lookup, key: `${context.key}/${plan.id}:${key}` }, into);
  }
}

function renderOne(plan: Plan, context: Context, into: ViewNode): void {
  if (plan.text) renderText(plan, context, into);
  else if (plan.use) renderTemplate(plan.use, context, into);
  else if (plan.tag === 'block') renderBody(plan.children, context, into);
  else if (plan.tag === 'slot') context.slot?.(into);
  else renderElement(plan, context, into);
}

function renderText(plan: Plan, context: Context, into: ViewNode): void {
  const node = viewNode(TEXT, into);
  node.text = toText(plan.text?.(context.lookup));
  into.children.push(node);
}

function renderTemplate(use: NonNullable<Plan['use']>, context: Context, into: ViewNode): void {
  const name = toText(use.name(context.lookup));
  const template = context.file.templates.get(name);
  // The vendors only warn; here a missing template is an error.
  if (!template) throw new Error(`there is no template «${name}»`);
  const data = Object(use.data(context.lookup)) as Record<string, unknown>;
  const { file } = template;
  renderBody(template.body, { ...context, file, lookup: scopeOf(data, file) }, into);
}

/** A template reads its data and its file's scripts, but not the scope that uses it. */
export const scopeOf =
  (data: Record<string, unknown>, file: TemplateFile): Lookup =>
  (name) =>
    name in data ? data[name] : file.scripts[name];

function renderElement(plan: Plan, context: Context, into: ViewNode): void {
  const node = viewNode(plan.tag, into);
  const { lookup, owner } = context;
  for (const [name, value] of plan.attributes) node.attributes[name] = value(lookup);
  for (const [name, value] of plan.dataset) node.dataset[name] = value(lookup);
  for (const [event, method] of plan.listeners) {
    const name = toText(method(lookup));
    if (name) node.listeners.push({ ...event, method: name, owner });
  }
  const placed = context.place(plan.tag, context.key, node.attributes);
  if (placed) renderComponent(plan, placed, context, node, into);
  else {
    into.children.push(node);
    renderBody(plan.children, context, node);
  }
}

function renderComponent(
  plan: Plan,
  placed: Placed,
  outer: Context,
  host: ViewNode,
  into: ViewNode,
): void {
  const target = placed.virtual ? into : host;
  if (!placed.virtual) into.children.push(host);
  const inner: Context = {
    owner: placed.instance,
    file: placed.file,
    lookup: placed.lookup,
    place: placed.place,
    key: outer.key,
    slot: (slot) => renderBody(plan.children, outer, slot),
  };
  renderBody(placed.file.body, inner, target);
}
