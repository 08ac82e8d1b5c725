// The first file of the page: type, style sheets in the order of their weight, and the app itself.

import "@fontsource/grenze/500.css";
import "@fontsource/grenze/500-italic.css";
import "@fontsource/grenze/600.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-sans-3/wght-italic.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/cupboard.css";
import "./styles/cupboard-phone.css";
import "./styles/pages.css";
import "./styles/gathering.css";
import "./styles/sheets.css";
import "./styles/room.css";
import "./styles/live.css";
import "./styles/result.css";
import "./styles/hindsight.css";
import "./styles/large.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followRenewal, keepShell } from "./renewal";
import { followLinks } from "./route.svelte";

followLinks();
if (import.meta.env.PROD) {
  followRenewal(new URL(import.meta.url).pathname);
  keepShell();
}
const target = document.getElementById("app")!;
target.replaceChildren(); // the mark that index.html shows until now
mount(App, { target });
