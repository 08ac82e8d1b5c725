// A page that is older than the house: what it would fetch is gone, so it begins again as the new one.

/** True where the house answers with a page that does not start with this script; a lost network is no new page. */
export async function isOutdated(script: string): Promise<boolean> {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  return !!answer?.ok && !(await answer.text()).includes(script);
}

/** Begins again when a part of the page cannot be fetched because the house has a newer one. */
export function followRenewal(script: string): void {
  addEventListener("vite:preloadError", async () => {
    if (await isOutdated(script)) location.reload();
  });
}
