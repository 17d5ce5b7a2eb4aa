import { afterEach, expect, it, vi } from 'vitest';
import { hasSessionMarker, removeSessionMarker } from './session-marker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A preview in a sandboxed frame, where every use of cookies throws. */
function isolate() {
  vi.stubGlobal('origin', 'null');
  const fail = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  return vi.spyOn(document, 'cookie', 'get').mockImplementation(fail);
}

it('a preview without an origin of its own asks for no session', () => {
  const read = isolate();
  expect(hasSessionMarker()).toBe(false);
  removeSessionMarker();
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
