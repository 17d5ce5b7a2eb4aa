const MAX_PORT = 65_535;

/** Reads `8443,9443`; undefined when one of them is no port. */
export function parsePorts(text: string): readonly number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const ports = parts.filter(Boolean).map(Number);
  return ports.every((port) => Number.isInteger(port) && port > 0 && port <= MAX_PORT)
    ? ports
    : undefined;
}
