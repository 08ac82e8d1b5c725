// A page that is older than the house begins again as the new one: what it would fetch is gone, or the house speaks
// other messages by now. The shell that a browser keeps for the next start is kept by worker.ts.

/** Milliseconds in which a page that has just begun again does not do so once more. */
const PAUSE = 30_000;
const PLACE = "armarium.renewed";

/** True where the house answers with a page that does not start with this script; a lost network is no new page. */
export async function isOutdated(script: string): Promise<boolean> {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  return !!answer?.ok && !(await answer.text()).includes(script);
}

/** Begins again when a part of the page cannot be fetched because the house has a newer one. */
export function followRenewal(script: string): void {
  addEventListener("vite:preloadError", async () => {
    if (await isOutdated(script)) await renew();
  });
}

/** Throws the kept shell away and begins again; once, should the new page be no better. */
export async function renew(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(PLACE) ?? 0) < PAUSE) return;
    sessionStorage.setItem(PLACE, String(Date.now()));
  } catch {
    return; // where nothing can be noted it might begin again for ever
  }
  await forgetShell();
  location.reload();
}

/** The kept shell, where this browser keeps one: not on plain http from another computer. */
async function forgetShell(): Promise<void> {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Keeps the shell of the page for the next start, where the browser can: on https and on this computer. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register("/worker.js").catch(() => null);
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true }); // the first page comes first
}
