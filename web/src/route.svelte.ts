// Where the reader is: the address bar through the History API. Pages are named here and drawn in App.svelte.

export type Place =
  | { page: "cupboard" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "play"; game: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; chapter: string }
  | { page: "puzzle"; game: string; number: number }
  | { page: "settings" }
  | { page: "box"; game: string }
  | { page: "boxes"; game?: string }
  | { page: "lost" };

/** The page an address means. */
export function placeOf(path: string): Place {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "cupboard" };
  if (first === "settings" && second === undefined) return { page: "settings" };
  if (first === "box" && third === undefined) return { page: "box", game: second ?? "" };
  if (first === "boxes" && third === undefined) return second ? { page: "boxes", game: second } : { page: "boxes" };
  if (first === "rules" && second && third === undefined) return { page: "rules", game: second };
  if (first === "play" && second && third === undefined) return { page: "play", game: second };
  if (first === "learn" && second && third === undefined) return { page: "learn", game: second };
  if (first === "learn" && second && third && !more.length) return { page: "lesson", game: second, chapter: third };
  if (first === "puzzles" && second && !more.length && /^\d*$/.test(third ?? ""))
    return { page: "puzzle", game: second, number: Number(third ?? 0) };
  if (first === "t" && second && third === undefined) return { page: "table", id: second };
  if (first === "t" && second && third === "replay" && more.length === 0) return { page: "replay", id: second };
  return { page: "lost" };
}

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  place = $derived(placeOf(this.path));

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
  }

  /** Changes the part after # without a new step in the history. */
  mark(hash: string): void {
    history.replaceState(null, "", `${location.pathname}${location.search}#${hash}`);
    this.hash = hash;
  }

  read = (): void => {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  };
}

export const route = new Route();

/** Follows links inside the page and the browser's own back and forward. */
export function followLinks(): void {
  addEventListener("popstate", route.read);
  addEventListener("hashchange", route.read);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    route.go(link.pathname + link.search + link.hash);
  });
}
