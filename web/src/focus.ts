// Where the keyboard is: when a move has taken the focused thing off the page, the focus goes to what stands in its
// place, else to the board. Without it every move would throw its player back to the top of the page.

const NAMES = ["data-testid", "data-spot", "data-square", "data-card", "data-page", "data-place"];

/** Selectors of what may stand in an element's place later, the closest likeness first. */
export function likenesses(element: Element): string[] {
  return NAMES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`[${name}="${CSS.escape(value)}"]`];
  });
}

function isLost(element: Element): boolean {
  const focused = document.activeElement;
  return (focused === null || focused === document.body) && (!element.isConnected || element.matches(":disabled"));
}

/** Keeps the focus inside a room while its parts come and go. */
export function keepFocus(room: HTMLElement): () => void {
  let last: Element | null = null;
  let wishes: string[] = [];
  const remember = (event: FocusEvent) => {
    if (!(event.target instanceof Element)) return;
    last = event.target;
    wishes = likenesses(event.target);
  };
  const restore = () => {
    if (!last || !isLost(last)) return;
    const heirs = wishes.map((wish) => room.querySelector<HTMLElement>(`${wish}:not(:disabled)`));
    const heir = heirs.find((one) => one && one.tabIndex >= 0) ?? room.querySelector<HTMLElement>("main.board");
    heir?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(restore);
  room.addEventListener("focusin", remember);
  watcher.observe(room, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    room.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}
