/** Scrolls the canvas to a module, when it has been drawn there. */
export function showModule(id: string): void {
  requestAnimationFrame(() => {
    const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const module = canvas?.contentDocument?.querySelector(
      `[data-puck-component="${CSS.escape(id)}"]`,
    );
    module?.scrollIntoView({ block: 'nearest' });
  });
}
