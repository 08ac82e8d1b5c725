// The service worker: keeps the shell of the page, so that it is there at once and without a network. Everything under
// /assets has a name that changes with its content. What the house says (/api) is never kept.

const SHELL = "/";
/** Put in when the page is built: a name for this build, and all that belongs to the shell. */
declare const __BUILD__: string;
declare const __SHELL__: string[];

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const scope = self as unknown as EventTarget & {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
const CACHE = `armarium-${__BUILD__}`;

scope.addEventListener("install", (event) => {
  const work = caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...__SHELL__]));
  (event as Lasting).waitUntil(work.then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  const work = caches.keys().then((names) => names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  (event as Lasting).waitUntil(work.then((gone) => Promise.all(gone)).then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.cache === "no-store") return; // somebody wants to know what the house has now
  if (request.mode === "navigate") (event as Fetching).respondWith(shell(event as Fetching));
  else if (pathname.startsWith("/assets/")) (event as Fetching).respondWith(asset(request));
});

/** The kept page at once; the newest is fetched beside it for the next time. */
async function shell(event: Fetching): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(SHELL);
  const newest = fetch(SHELL, { cache: "no-store" }).then(async (answer) => {
    if (answer.ok) await cache.put(SHELL, answer.clone());
    return answer;
  });
  if (!kept) return newest;
  event.waitUntil(newest.catch(() => null));
  return kept;
}

/** Kept once it was fetched. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
