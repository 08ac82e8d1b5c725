// Keeps the screen of a phone on the table alight: the browser's wake lock, or where it has none a silent film of one
// blank picture.

const FRAMES = 1;

/** Until the function that is returned is called. */
export function stayAwake(): () => void {
  return "wakeLock" in navigator ? byLock() : byFilm();
}

/** A lock is lost whenever the page is hidden, and asked for again when it is seen. */
function byLock(): () => void {
  let held: WakeLockSentinel | null = null;
  let over = false;
  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible" || over) return;
    held = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void held?.release();
  }
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void held?.release();
  };
}

function byFilm(): () => void {
  const canvas = document.createElement("canvas");
  const film = document.createElement("video");
  if (!canvas.captureStream || !canvas.getContext("2d")) return () => {};
  film.muted = true;
  film.playsInline = true;
  film.srcObject = canvas.captureStream(FRAMES);
  const begin = () => void film.play().catch(() => null); // browsers want a touch first
  begin();
  addEventListener("pointerdown", begin);
  return () => {
    removeEventListener("pointerdown", begin);
    film.pause();
    film.srcObject = null;
  };
}
