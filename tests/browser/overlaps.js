// Everything a reader sees on the page now, measured: what is cut, what lies under something else, what is too small
// to touch. Returns lines of text, one a fault.
({ touch, main, upright, sideways }) => {
  const OVER = "dialog, .toasts, .notices, .reason, .lesson-voice, .lesson-note, .result, .hints, .tag, .rejected, .wide, [data-over]";
  const LEAST = 43.5;
  const SLACK = 1.5;
  const found = new Set();
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest(".sr, [inert]");
  /** Asked of thousands of texts with few ancestors: each element is asked once. */
  const once = (ask) => {
    const known = new Map();
    return (e) => {
      if (!known.has(e)) known.set(e, ask(e));
      return known.get(e);
    };
  };
  const clipped = once(
    (e) => !!e && e !== root && (getComputedStyle(e).clipPath === "inset(50%)" || clipped(e.parentElement)),
  );
  const box = (r) => `${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.right)},${Math.round(r.bottom)}`;
  const named = (e) => `${e.tagName.toLowerCase()}.${(e.getAttribute("class") ?? "").replace(/svelte-\w+/, "").trim()}`;
  const inside = (r, b, slack = SLACK) =>
    r.left >= b.left - slack && r.right <= b.right + slack && r.top >= b.top - slack && r.bottom <= b.bottom + slack;
  const meet = (a, b, slack = SLACK) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const pane = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** What lies above the rest on purpose: a sheet, a note, or a row that stays while its table scrolls under it. */
  const sticks = (e) => {
    for (let n = e; n && n !== root; n = n.parentElement) if (getComputedStyle(n).position === "sticky") return n.parentElement;
    return null;
  };
  const layer = once((e) => e.closest(OVER) ?? sticks(e));
  /** No ground at all; colours that a system forces keep their transparency but not their black. */
  const bare = (s) => /^rgba\(.*, 0\)$/.test(s.backgroundColor);
  const scrolls = (s) => /auto|scroll/.test(s.overflowX + s.overflowY);

  /** What any scroller has scrolled away is not on the page. */
  const scrollers = once((e) => {
    const n = e.parentElement;
    if (!n || n === document.documentElement) return [];
    return scrolls(getComputedStyle(n)) ? [n, ...scrollers(n)] : scrollers(n);
  });
  const away = (e, r) => scrollers(e).some((n) => !inside(r, n.getBoundingClientRect(), 1));
  /** A text's own ink: a line box is thicker than its letters, in whichever direction they run. */
  const ink = (r, e) => {
    if (e.closest("svg")) return r;
    const s = getComputedStyle(e);
    const upright = s.writingMode.startsWith("vertical");
    const spare = Math.max(0, ((upright ? r.width : r.height) - parseFloat(s.fontSize) * 0.9) / 2);
    const { left, right, top, bottom } = r;
    return upright
      ? { left: left + spare, right: right - spare, top, bottom }
      : { left, right, top: top + spare, bottom: bottom - spare };
  };

  /** Left out whole, where there is no room for it. */
  const dropped = (e) => {
    const holder = e.closest("[data-drops]").getBoundingClientRect();
    const own = e.getBoundingClientRect();
    return own.left >= holder.right - 1 || own.top >= holder.bottom - 1;
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const e = node.parentElement;
    const words = node.textContent.trim();
    if (e.closest("[data-drops]") && dropped(e)) continue;
    if (!words || /^(SCRIPT|STYLE|TITLE|OPTION)$/.test(e.tagName) || !shown(e) || clipped(e)) continue;
    if (parseFloat(getComputedStyle(e).fontSize) < 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const r of range.getClientRects())
      if (r.width >= 1) texts.push({ e, r: ink(r, e), words: words.slice(0, 28), away: away(e, r) });
  }
  const controls = [...root.querySelectorAll("button, a[href], input, select, summary, textarea")]
    .filter((e) => shown(e) && !clipped(e) && !e.closest("svg"))
    .map((e) => ({ e, hit: e.closest("label") ?? e }))
    .map(({ e, hit }) => ({ e, hit, r: hit.getBoundingClientRect() }))
    .filter((one) => one.r.width > 0)
    .map((one) => ({ ...one, away: away(one.hit, one.r) }));

  for (const { e, r, words, away } of texts) {
    if (!away && !inside(r, pane)) found.add(`window: "${words}" at ${box(r)}`);
    for (let n = e; n && n !== root; n = n.parentElement) {
      if (n.closest("svg") && n.tagName !== "svg") continue;
      const s = getComputedStyle(n);
      if (s.display === "inline" || s.display === "contents") continue;
      if (scrolls(s)) break;
      const edge = n.getBoundingClientRect();
      const hides = s.overflowX !== "visible" || s.overflowY !== "visible";
      const drawn = s.backgroundImage !== "none" || !bare(s) || parseFloat(s.borderTopWidth);
      if (hides && n.tagName !== "svg" && !inside(r, edge)) found.add(`cut: "${words}" by ${named(n)}`);
      else if (drawn && n !== e && !inside(r, edge, 2.5) && !n.closest("svg")) found.add(`box: "${words}" leaves ${named(n)}`);
      if (hides || drawn) break;
    }
    const s = getComputedStyle(e);
    const [long, held] = /vertical/.test(s.writingMode) ? [e.scrollHeight, e.clientHeight] : [e.scrollWidth, e.clientWidth];
    if (s.textOverflow === "ellipsis" && long > held + 1) found.add(`cut: "${words}" by its ellipsis`);
  }
  const solid = texts.filter((one) => !one.away);
  const onBoard = (one) => one.e.closest("svg") && one.words.length < 3;
  solid.forEach((a, i) => {
    for (const b of solid.slice(i + 1)) {
      if (a.e === b.e || !meet(a.r, b.r) || layer(a.e) !== layer(b.e) || onBoard(a) || onBoard(b)) continue;
      found.add(`overlap: "${a.words}" and "${b.words}"`);
    }
  });
  const still = controls.filter((one) => !one.away);
  const inline = (e) => e.matches("p .clause, fieldset .clause") || (getComputedStyle(e).display.startsWith("inline") && e.matches("a, .clause, .num, .inline"));
  still.forEach((a, i) => {
    if (!inside(a.r, pane)) found.add(`window: ${named(a.e)} at ${box(a.r)}`);
    if (touch && !inline(a.e) && (a.r.width < LEAST || a.r.height < LEAST))
      found.add(`small: ${named(a.e)} "${(a.e.ariaLabel ?? a.e.textContent).trim().slice(0, 20)}" ${Math.round(a.r.width)}×${Math.round(a.r.height)}`);
    for (const b of still.slice(i + 1)) {
      if (!meet(a.r, b.r) || a.hit.contains(b.hit) || b.hit.contains(a.hit) || layer(a.e) !== layer(b.e)) continue;
      found.add(`overlap: ${named(a.e)} and ${named(b.e)}`);
    }
  });
  /** What lies on top at a point, unless it is the thing itself, what holds it, or a layer meant to lie above. */
  const above = (e, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top || top === e || e.contains(top) || top.contains(e)) return null;
    return layer(top) && layer(top) !== layer(e) ? null : top;
  };
  for (const { e, hit, r } of still) {
    const top = above(hit, (r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (top && inside(r, pane)) found.add(`covered: ${named(e)} by ${named(top)}`);
  }
  for (const { e, r, words } of solid) {
    if (e.closest("svg") || getComputedStyle(e).pointerEvents === "none") continue;
    const top = above(e, (r.left + r.right) / 2, (r.top + r.bottom) / 2);
    const opaque = top && (!bare(getComputedStyle(top)) || /^(img|canvas)$/i.test(top.tagName));
    if (opaque && !top.closest("button, label, a")?.contains(e)) found.add(`covered: "${words}" by ${named(top)}`);
  }
  /** Words that let a finger through are not found by asking what lies on top. A button may be as large as the card
   * whose words it stands for. */
  const holds = (hit, e) => hit.contains(e) || e.contains(hit) || (hit.parentElement.contains(e) && inside(e.getBoundingClientRect(), hit.getBoundingClientRect()));
  for (const { e, r, words } of solid) {
    if (e.closest("svg")) continue;
    for (const one of still)
      if (meet(r, one.r) && layer(e) === layer(one.e) && !holds(one.hit, e))
        found.add(`over: "${words}" lies on ${named(one.e)}`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.add(`scroll: the page is ${wide} wider than its window`);
  /** A page that scrolls down in a box of its own scrolls sideways too where something in it is too wide. */
  for (const n of new Set([...texts, ...controls].flatMap((one) => scrollers(one.e)))) {
    const spare = n.scrollWidth - n.clientWidth;
    const pageful = n.clientWidth > innerWidth - 20 && n.clientHeight > innerHeight * 0.8;
    if (pageful && spare > 1) found.add(`scroll: ${named(n)} is ${spare} wider than its window`);
  }
  const ended = document.querySelector(".room.ended"); // the story of the end shares the room with the last picture
  const thing = main && !dialog && !ended && document.querySelector(main)?.getBoundingClientRect();
  if (thing && touch) {
    const share = innerHeight > innerWidth ? thing.height / innerHeight : (thing.height * thing.width) / (innerHeight * innerWidth);
    const least = innerHeight > innerWidth ? upright : sideways;
    if (!inside(thing, pane)) found.add(`window: ${main} at ${box(thing)}`);
    if (share < least) found.add(`main: ${main} has ${Math.round(share * 100)} % of ${Math.round(least * 100)}`);
  }
  return [...found];
};
