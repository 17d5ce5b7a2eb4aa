/** Whether a host is the one of a list's entry; `*.example.com` stands for all below it. */
export const isHostOf = (host: string, entry: string): boolean =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry;
