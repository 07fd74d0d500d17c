/** Handles the keys of a slider, and keeps them from the page. */
export function sliderKeys(
  keys: Readonly<Record<string, () => void>>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
}
