interface DataLayerWindow {
  dataLayer?: unknown[];
}

/** Tag managers of the host page read what is pushed here. */
export function pushToDataLayer(...events: readonly unknown[]): void {
  const host = window as unknown as DataLayerWindow;
  host.dataLayer ??= [];
  host.dataLayer.push(...events);
}
