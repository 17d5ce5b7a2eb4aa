import type { PuckAction, PuckApi } from '@puckeditor/core';
import type { Language } from '@vitrine/kit';
import { createModule } from '../entries.ts';
import { createStarterFields } from './starter-fields.ts';

type Editor = Pick<PuckApi, 'dispatch'>;

/**
 * Gives a module that was dragged onto the page the texts with which a pressed one begins. Puck itself knows
 * defaults only, which it would also show for texts that an editor has deleted. A command names what it inserts as
 * filled.
 */
export function fillDropped(
  action: PuckAction,
  language: Language,
  getEditor: () => Editor | undefined,
): void {
  if (action.type !== 'insert' || 'isFilled' in action || action.id === undefined) return;
  const { componentType, id, destinationIndex, destinationZone } = action;
  const fields = createStarterFields(componentType, language, Date.now());
  const data = createModule(componentType, id, fields);
  // The editor is still carrying out the insertion.
  queueMicrotask(() =>
    getEditor()?.dispatch({ type: 'replace', data, destinationIndex, destinationZone }),
  );
}
