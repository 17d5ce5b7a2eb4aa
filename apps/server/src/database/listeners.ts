import type { Channel, OnChange } from './database.ts';

/** The listeners of each channel. */
export function createListeners() {
  const byChannel = new Map<string, Set<OnChange>>();
  return {
    add(channel: Channel, onChange: OnChange) {
      const listeners = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, listeners.add(onChange));
    },
    remove: (channel: Channel, onChange: OnChange) => byChannel.get(channel)?.delete(onChange),
    notify(channel: string, payload?: string) {
      for (const onChange of byChannel.get(channel) ?? []) onChange(payload);
    },
    notifyAll() {
      for (const listeners of byChannel.values()) for (const onChange of listeners) onChange();
    },
  };
}
