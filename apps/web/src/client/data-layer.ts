interface DataLayerWindow {
  dataLayer?: unknown[];
}

/** Pushes events for the tag managers of the host page. */
export function pushToDataLayer(...events: readonly unknown[]): void {
  const host = window as unknown as DataLayerWindow;
  host.dataLayer ??= [];
  host.dataLayer.push(...events);
}
