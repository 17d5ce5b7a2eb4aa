import type { Channel, OnChange } from './database.ts';

/** Who wants to hear about which channel. */
export function createListeners() {
  const heard = new Map<string, Set<OnChange>>();
  return {
    add(channel: Channel, onChange: OnChange) {
      const those = heard.get(channel) ?? new Set();
      heard.set(channel, those.add(onChange));
    },
    remove: (channel: Channel, onChange: OnChange) => heard.get(channel)?.delete(onChange),
    channels: () => [...heard.keys()],
    tell(channel: string) {
      for (const onChange of heard.get(channel) ?? []) onChange();
    },
    tellAll() {
      for (const those of heard.values()) for (const onChange of those) onChange();
    },
  };
}
