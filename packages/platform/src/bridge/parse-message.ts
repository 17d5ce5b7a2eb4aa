import {
  type BridgeMessage,
  type Field,
  type Fields,
  MESSAGE_FIELDS,
  type UnsupportedReply,
} from './definition.ts';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isType = (type: string): type is BridgeMessage['type'] =>
  Object.keys(MESSAGE_FIELDS).includes(type);

function matches(value: unknown, field: Field): boolean {
  if (field === 'objects') return Array.isArray(value) && value.every(isObject);
  if (typeof field === 'string') return typeof value === field;
  if (Array.isArray(field)) return field.includes(value);
  return isObject(value) && hasFields(value, field as Fields);
}

const hasFields = (values: Values, fields: Fields): boolean =>
  Object.entries(fields).every(([key, field]) => {
    const name = key.replace('?', '');
    return (key !== name && values[name] === undefined) || matches(values[name], field);
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a message of a page. A message that this app does not know comes back as the reply to it, so that a newer
 * page never breaks an older app. Never throws.
 * @example
 * parseMessage('{"type":"fromTheFuture"}'); // { type: 'unsupported', message: 'fromTheFuture' }
 */
export function parseMessage(text: string): BridgeMessage | UnsupportedReply {
  const message = parseJson(text);
  const type = isObject(message) && typeof message.type === 'string' ? message.type : '';
  return isObject(message) && isType(type) && hasFields(message, MESSAGE_FIELDS[type])
    ? (message as unknown as BridgeMessage)
    : { type: 'unsupported', message: type };
}
