/** The buttons that open a vendor's customer service, with what each vendor requires of them. */
import type { PlatformName } from './platforms.ts';
import type { ViewNode } from './tree.ts';

type Details = Record<string, unknown>;

const require = (details: Details): Details => {
  for (const [name, value] of Object.entries(details)) {
    if (typeof value !== 'string' || value === '') throw new Error(`${name} is missing`);
  }
  return details;
};

function requireOpenType({ tag, attributes }: ViewNode, type: string): void {
  if (tag !== 'button' || attributes['open-type'] !== type)
    throw new Error(`<${tag}> does not open the customer service`);
}

/** Without a card WeChat opens an empty conversation. */
function openInWechat(button: ViewNode): Details {
  requireOpenType(button, 'contact');
  const { attributes } = button;
  const from = attributes['session-from'];
  if (attributes['show-message-card'] !== true) return { from };
  const card = require({
    title: attributes['send-message-title'],
    path: attributes['send-message-path'],
    image: attributes['send-message-img'],
  });
  return { from, ...card };
}

const openers: Record<PlatformName, (button: ViewNode) => Details> = {
  weapp: openInWechat,
  tt(button) {
    requireOpenType(button, 'im');
    return require({ imId: button.dataset.imId });
  },
  alipay({ tag, attributes }) {
    if (tag !== 'contact-button') throw new Error(`<${tag}> does not open the customer service`);
    return require({ tntInstId: attributes['tnt-inst-id'], scene: attributes.scene });
  },
};

export const openCustomerService = (platform: PlatformName, button: ViewNode): Details =>
  openers[platform](button);
